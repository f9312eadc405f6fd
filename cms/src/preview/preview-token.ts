import { createHmac, hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '../access/is-same-secret'

export const PREVIEW_COLLECTIONS = ['articles', 'pages', 'media'] as const
export type PreviewCollection = (typeof PREVIEW_COLLECTIONS)[number]

const shared = z.object({
  /** The document whose draft is shown. */
  collection: z.enum(PREVIEW_COLLECTIONS),
  id: z.number().int().positive(),
  /** ms since 1970. */
  expires: z.number(),
})
const id = z.number().int().positive()
const grant = z.union([
  // The editor and their session: signing out ends the preview.
  shared.extend({ user: id, session: z.string().min(1) }),
  // The row of a link for people without an account: deleting it ends the preview.
  shared.extend({ link: id }),
])
/** What the bearer of a token may see. */
export type PreviewGrant = z.infer<typeof grant>

/** Signs a grant: `<JSON>.<HMAC>`, both as base64url. */
export function signPreviewToken(grant: PreviewGrant, secret: string): string {
  const payload = Buffer.from(JSON.stringify(grant)).toString('base64url')
  return `${payload}.${sign(payload, secret)}`
}

/** Null for a token that is altered or expired. The caller checks whether it has been revoked. */
export function readPreviewToken(
  token: string,
  { secret, now }: { readonly secret: string; readonly now: number },
): PreviewGrant | null {
  const [payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSameSecret(signature, sign(payload, secret))) return null
  const { data } = grant.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return data && data.expires > now ? data : null
}

/** The key is derived, so that no signature of another purpose is valid here. */
const sign = (payload: string, secret: string) =>
  createHmac('sha256', keyOf(secret)).update(payload).digest('base64url')

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'tessera preview token', 32))
