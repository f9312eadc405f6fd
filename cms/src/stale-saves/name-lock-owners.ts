import type { CollectionAfterReadHook, Payload } from 'payload'
import { z } from 'zod'
import { LOCKS } from './locks-collection'

const lock = z.looseObject({
  user: z.looseObject({
    relationTo: z.string(),
    value: z.union([z.number(), z.string(), z.looseObject({ id: z.number() })]),
  }),
})
const account = z.object({ id: z.number(), name: z.string().nullish(), email: z.string() })

/**
 * Shows editors who else edits a document. Only admins read other accounts, so Payload would show "User: 3". The admin
 * shows the `email` of a lock's owner; here, that is the name.
 */
export function nameLockOwners({ collections }: Payload): void {
  collections[LOCKS]?.config.hooks.afterRead.push(setOwnerName)
}

const setOwnerName: CollectionAfterReadHook = async ({ doc, req }) => {
  const { data } = lock.safeParse(doc)
  if (!data) return doc
  const { value } = data.user
  const id = typeof value === 'object' ? value.id : value
  const row = await req.payload.db.findOne({ collection: 'users', where: { id: { equals: id } } })
  const owner = account.safeParse(row).data
  if (!owner) return doc
  const named = { id: owner.id, email: owner.name ?? owner.email }
  return { ...data, user: { ...data.user, value: named } }
}
