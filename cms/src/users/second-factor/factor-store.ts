import type { CollectionBeforeDeleteHook, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { FACTORS } from './factors-collection'

export interface Context {
  readonly payload: Payload
  /** Its transaction is used. */
  readonly req?: PayloadRequest
}
export type UserId = number | string

const factor = z.object({
  id: z.number(),
  secret: z.string(),
  lastStep: z.number(),
  recoveryCodes: z.array(z.string()),
  since: z.string(),
})
export type Factor = z.infer<typeof factor>

export async function findFactor({ payload, req }: Context, user: UserId): Promise<Factor | null> {
  const where = { user: { equals: user } }
  const row = await payload.db.findOne({ collection: FACTORS, where, req })
  if (row === null) return null
  const found = factor.parse(row)
  return { ...found, secret: payload.decrypt(found.secret) }
}

type NewFactor = Omit<Factor, 'id' | 'since'>

export async function addFactor(
  { payload, req }: Context,
  user: UserId,
  data: NewFactor,
): Promise<void> {
  const secret = payload.encrypt(data.secret)
  const since = new Date().toISOString()
  await payload.db.create({ collection: FACTORS, data: { ...data, user, secret, since }, req })
}

export async function updateFactor(
  { payload, req }: Context,
  { id }: Factor,
  data: Partial<Pick<Factor, 'lastStep' | 'recoveryCodes'>>,
): Promise<void> {
  await payload.db.updateOne({ collection: FACTORS, id, data, req, returning: false })
}

export async function removeFactor({ payload, req }: Context, user: UserId): Promise<void> {
  await payload.db.deleteMany({ collection: FACTORS, where: { user: { equals: user } }, req })
}

export const forgetFactor: CollectionBeforeDeleteHook = ({ id, req }) =>
  removeFactor({ payload: req.payload, req }, id)
