import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireAdmin, requireUser } from '../../access/require-role'
import { USERS_KIND } from '../../audit-log/describe-document'
import { recordAction } from '../../audit-log/record-action'
import { publicError } from '../../errors/public-error'
import { uncachedJson } from '../../http/uncached-json'
import { readJson } from '../../internal-api/read-json'
import { findAccount } from '../password-links/accounts'
import { currentSid } from './record-sessions'
import { endSessions, findSessions } from './session-store'

const id = z.coerce.number().int().positive()
const which = z.object({
  user: id,
  /** Without it: all but the one of the request. */
  session: id.optional(),
})

/** GET /api/users/sessions?user=3: one's own; admins read those of everybody. */
const list: Endpoint = {
  path: '/sessions',
  method: 'get',
  handler: async (req) => {
    const user = id.safeParse(req.searchParams.get('user')).data ?? Number(req.user?.id)
    requireSelfOrAdmin(req, user)
    return answer(req, user)
  },
}

/** POST /api/users/sessions/end */
const end: Endpoint = {
  path: '/sessions/end',
  method: 'post',
  handler: async (req) => {
    const { user, session } = await readJson(req, which)
    requireSelfOrAdmin(req, user)
    const account = await findAccount(req, { id: { equals: user } })
    if (!account) throw publicError('This account no longer exists.', 404)
    const own = currentSid(req)
    const isEnded = (each: { readonly id: number; readonly sid: string }) =>
      session === undefined ? each.sid !== own : each.id === session
    const count = await endSessions({ payload: req.payload }, user, isEnded)
    if (count > 0)
      await recordAction(req, {
        ...{ action: 'ended-sessions', kind: USERS_KIND, document: user, title: account.name },
      })
    return answer(req, user)
  },
}

export const sessionEndpoints: readonly Endpoint[] = [list, end]

async function answer(req: PayloadRequest, user: number) {
  const own = currentSid(req)
  const sessions = (await findSessions({ payload: req.payload }, user)).map(
    ({ id, sid, device, address, createdAt, lastUsedAt }) => ({
      ...{ id, device, address, createdAt, lastUsedAt, isCurrent: sid === own },
    }),
  )
  return uncachedJson({ sessions })
}

/** @throws APIError */
function requireSelfOrAdmin(req: PayloadRequest, user: number): void {
  requireUser(req)
  if (req.user?.id !== user) requireAdmin(req, 'These are the sessions of somebody else.')
}
