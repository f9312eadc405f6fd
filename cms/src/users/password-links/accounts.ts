import { randomBytes } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { Role } from '../../access/roles'

const account = z.object({
  id: z.union([z.number(), z.string()]),
  email: z.string(),
  name: z.string(),
  role: z.string(),
})

export async function findAccount(req: PayloadRequest, where: Where) {
  const row = await req.payload.db.findOne({ collection: 'users', where, req })
  return row === null ? null : account.parse(row)
}

/** Creates an account whose password nobody knows: its owner sets one with a link. */
export async function createAccount(
  req: PayloadRequest,
  data: { readonly email: string; readonly name: string; readonly role: Role },
) {
  const password = randomBytes(24).toString('hex')
  return account.parse(
    await req.payload.create({ collection: 'users', data: { ...data, password }, req }),
  )
}
