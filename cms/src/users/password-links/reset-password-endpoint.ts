import {
  addDataAndFileToRequest,
  resetPasswordOperation,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { writeEntry } from '../../audit-log/write-entry'
import { findFactor } from '../second-factor/factor-store'
import { SETS_PASSWORD } from '../second-factor/require-second-factor'
import { isRequired } from '../second-factor/sign-in-settings'
import { endSessions } from '../sessions/session-store'
import { readToken } from '../sessions/session-token'

/** Whatever else was sent is a wrong link. */
const sent = z
  .object({ token: z.string().catch(''), password: z.string().catch('') })
  .catch({ token: '', password: '' })
const signedIn = z.object({
  token: z.string(),
  user: z.looseObject({ id: z.union([z.number(), z.string()]), name: z.string().nullish() }),
})

/**
 * POST /api/users/reset-password, instead of Payload's: sets the password of a link. Signs in unless that takes a second
 * factor, which a link must not replace.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { payload } = req
    req.context[SETS_PASSWORD] = true
    const result = await resetPasswordOperation({
      ...{ collection: usersOf(req), data: sent.parse(req.data ?? {}), req },
    })
    const { token, user } = signedIn.parse(result)
    const { id } = user
    const who = { user: id, name: user.name ?? null }
    await writeEntry(payload, { entry: { action: 'new-password' }, who, req })
    const headers = new Headers({ 'cache-control': 'no-store' })
    const message = 'Your new password is set.'
    const asksForMore =
      (await findFactor({ payload }, id)) !== null || (await isRequired({ payload }))
    if (asksForMore) {
      await endSessions({ payload }, id)
      return Response.json({ message: `${message} Sign in.` }, { headers })
    }
    await endSessions({ payload }, id, ({ sid }) => sid !== readToken(token).sid)
    headers.set('set-cookie', cookieOf(req, token))
    return Response.json({ message, user, token }, { headers })
  },
}

function usersOf({ payload }: PayloadRequest) {
  const { users } = payload.collections
  if (!users) throw new Error('There is no collection of users.')
  return users
}

function cookieOf(req: PayloadRequest, token: string): string {
  const cookie = generatePayloadCookie({
    collectionAuthConfig: usersOf(req).config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token,
  })
  return String(cookie)
}
