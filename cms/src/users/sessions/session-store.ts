import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { SESSIONS } from './sessions-collection'

const session = z.object({
  id: z.number(),
  sid: z.string(),
  device: z.string().nullish(),
  address: z.string().nullish(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string(),
})
export type Session = z.infer<typeof session>

interface Context {
  readonly payload: Payload
  /** Its transaction is used. */
  readonly req?: PayloadRequest
}

type UserId = number | string

/** The sessions of a user, the latest used first. */
export async function findSessions(
  { payload, req }: Context,
  user: UserId,
): Promise<readonly Session[]> {
  const now = new Date().toISOString()
  const { docs } = await payload.db.find({
    ...{ collection: SESSIONS, sort: '-lastUsedAt', pagination: false, req },
    where: { and: [{ user: { equals: user } }, { expiresAt: { greater_than: now } }] },
  })
  return docs.map((row) => session.parse(row))
}

/** Ends sessions of a user. @returns how many */
export async function endSessions(
  context: Context,
  user: UserId,
  isEnded: (session: Session) => boolean = () => true,
): Promise<number> {
  const ended = (await findSessions(context, user)).filter(isEnded)
  if (ended.length > 0) {
    const where: Where = { id: { in: ended.map(({ id }) => id) } }
    await context.payload.db.deleteMany({ collection: SESSIONS, where, req: context.req })
  }
  await writeSessions(context, user)
  return ended.length
}

/**
 * Makes Payload's list the same as the rows. A sign-in writes the list that it read before it checked the password, which
 * would bring back a session that ended meanwhile, or drop one that began.
 */
export async function writeSessions(context: Context, user: UserId): Promise<void> {
  const { payload, req } = context
  const sessions = (await findSessions(context, user)).map(({ sid, createdAt, expiresAt }) => ({
    ...{ id: sid, createdAt, expiresAt },
  }))
  await payload.db.updateOne({
    ...{ collection: 'users', id: user, req, returning: false },
    // The account itself has not changed.
    data: { sessions, updatedAt: null },
  })
}

/** Removes the rows of sessions that expired. */
export const removeExpiredSessions = async (payload: Payload): Promise<void> => {
  const where: Where = { expiresAt: { less_than: new Date().toISOString() } }
  await payload.db.deleteMany({ collection: SESSIONS, where })
}
