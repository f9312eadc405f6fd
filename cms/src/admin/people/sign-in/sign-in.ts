import { z } from 'zod'
import { enrolment } from '../second-factor/enrolment'

const failed = z.object({
  errors: z
    .tuple([z.object({ message: z.string(), data: z.unknown().optional() })])
    .rest(z.unknown()),
})
const need = z.discriminatedUnion('need', [
  z.object({ need: z.literal('code') }),
  enrolment.extend({ need: z.literal('enrolment') }),
])

export type SignInResult =
  | { readonly status: 'signed-in' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'needs'; readonly message: string; readonly need: z.infer<typeof need> }

/** @param credentials e-mail address, password, and a code where the server asked for one */
export async function signIn(credentials: object): Promise<SignInResult> {
  const response = await fetch('/api/users/login', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  }).catch(() => null)
  if (!response) return { status: 'failed', message: 'The server did not answer. Try again.' }
  if (response.ok) return { status: 'signed-in' }
  const { errors } = failed.safeParse(await response.json().catch(() => null)).data ?? {}
  const message = errors?.[0].message ?? 'Something went wrong. Try again.'
  const needed = need.safeParse(errors?.[0].data)
  return needed.success
    ? { status: 'needs', message, need: needed.data }
    : { status: 'failed', message }
}
