import type { CollectionSlug, PayloadRequest } from 'payload'

/**
 * Creates a row with an id of its own. Payload's database layer takes an id from data only if its adapter allows that;
 * the adapter itself does not, because otherwise every editor could choose ids.
 */
export async function createWithId(
  req: PayloadRequest,
  collection: CollectionSlug,
  data: Record<string, unknown>,
): Promise<void> {
  const { db } = req.payload
  const allowing: typeof db = Object.create(db, { allowIDOnCreate: { value: true } })
  await allowing.create({ collection, data, req, returning: false })
}
