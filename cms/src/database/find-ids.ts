import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

interface Query {
  readonly collection: CollectionSlug
  readonly where: Where
  /** To read in its transaction. */
  readonly req?: PayloadRequest
}

/** Ids of the rows that match, also of those in the trash. */
export async function findIds({ db }: Payload, query: Query): Promise<number[]> {
  const options = { select: {}, joins: {}, pagination: false, limit: 0 }
  const { docs } = await db.find<{ id: number }>({ ...query, ...options })
  return docs.map(({ id }) => id)
}
