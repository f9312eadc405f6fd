import type { Payload } from 'payload'
import { z } from 'zod'
import { passwordMail } from '../../mail/password-mail'
import type { Settings } from '../../settings'

const HOUR_MS = 3_600_000

/** h. An invitation may wait in a mailbox overnight; who asked for a new password waits for it. */
export const VALID_HOURS = { invitation: 24, reset: 1 } as const
export type LinkKind = keyof typeof VALID_HOURS

/** @returns the token with which the owner of an account sets a password, once; null if there is no such account */
export async function createToken(
  payload: Payload,
  email: string,
  kind: LinkKind,
): Promise<string | null> {
  // Without a request: REST requests for tokens are refused.
  return payload.forgotPassword({
    ...{ collection: 'users', data: { email }, disableEmail: true },
    expiration: VALID_HOURS[kind] * HOUR_MS,
  })
}

export const linkTo = (siteUrl: string, token: string) => `${siteUrl}/admin/reset/${token}`

interface Message {
  readonly kind: LinkKind
  readonly token: string
  readonly to: { readonly email: string; readonly name: string }
}

const named = z.object({ name: z.string() })

/** @throws if the mail server does not accept the message */
export async function sendLink(
  payload: Payload,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  { kind, token, to }: Message,
): Promise<void> {
  const { name: siteName } = named.parse(await payload.findGlobal({ slug: 'site', depth: 0 }))
  const { defaultFromAddress: address, defaultFromName: name } = payload.email
  await payload.email.sendEmail({
    from: { address, name: name || siteName },
    ...passwordMail({
      ...{ kind, siteName, siteUrl, to: to.email, name: to.name },
      ...{ link: linkTo(siteUrl, token), validHours: VALID_HOURS[kind] },
    }),
  })
}
