import type {
  CollectionAfterChangeHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterRefreshHook,
  CollectionBeforeDeleteHook,
  Where,
} from 'payload'
import { z } from 'zod'
import { visitorAddress } from '../attempts/visitor-address'
import { describeDevice } from './describe-device'
import { endSessions, writeSessions } from './session-store'
import { SESSIONS } from './sessions-collection'
import { readToken } from './session-token'

const account = z.object({ id: z.union([z.number(), z.string()]) })

/** Notes the device and address of a new session. */
export const recordSession: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const { id } = account.parse(user)
  const { sid, exp } = readToken(token)
  const now = new Date().toISOString()
  await req.payload.db.create({
    ...{ collection: SESSIONS, req },
    data: {
      ...{ sid, user: id, createdAt: now, lastUsedAt: now },
      device: describeDevice(req.headers.get('user-agent')),
      address: visitorAddress(req.headers),
      expiresAt: new Date(exp * 1000).toISOString(),
    },
  })
  await writeSessions({ payload: req.payload, req }, id)
}

export const recordRefresh: CollectionAfterRefreshHook = async ({ exp, req }) => {
  await req.payload.db.updateOne({
    ...{ collection: SESSIONS, where: { sid: { equals: currentSid(req) } }, req, returning: false },
    data: { expiresAt: new Date(exp * 1000).toISOString() },
  })
}

/** Before Payload removes the session from its own list. */
export const forgetSession: CollectionAfterLogoutHook = async ({ req }) => {
  if (!req.user) return
  const endsAll = req.searchParams.get('allSessions') === 'true'
  const ended: Where = endsAll
    ? { user: { equals: req.user.id } }
    : { sid: { equals: currentSid(req) } }
  await req.payload.db.deleteMany({ collection: SESSIONS, where: ended, req })
}

export const forgetSessions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: SESSIONS, where: { user: { equals: id } }, req })
}

/** Key of the request's context: whether it sets a new password. */
export const HAS_NEW_PASSWORD = 'hasNewPassword'

/** Who knew the old password must not stay signed in. */
export const endSessionsOfOldPassword: CollectionAfterChangeHook = async ({
  context,
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update' || context[HAS_NEW_PASSWORD] !== true) return
  context[HAS_NEW_PASSWORD] = false
  const own = currentSid(req)
  await endSessions({ payload: req.payload, req }, doc.id, ({ sid }) => sid !== own)
}

const signedIn = z.object({ _sid: z.string() })

/** Id of the session of the request; empty for a command-line script. */
export const currentSid = ({ user }: { readonly user: unknown }): string =>
  signedIn.safeParse(user).data?._sid ?? ''
