import type { Payload } from 'payload'
import { inTransaction } from '../../database/transactions/in-transaction'
import { describeRefused } from '../../scheduled-publishing/describe-refused'
import { JOBS, TASK, whereRefusedWithImages } from '../../scheduled-publishing/refused-publications'
import { COLLECTIONS } from '../expected-publication'
import type { PendingReference } from './pending-publications'

/** Stores why a document could not be published when its images were ready, instead of an earlier reason. */
export async function recordRefused(
  payload: Payload,
  { kind, key }: PendingReference,
  error: unknown,
): Promise<void> {
  const collection = COLLECTIONS[kind]
  const { db } = payload
  const data = {
    ...{ taskSlug: TASK, queue: 'default', hasError: true },
    error: { message: describeRefused(payload, error) },
    input: { type: 'publish', trigger: 'images', doc: { relationTo: collection, value: key } },
  }
  await inTransaction(payload, async (req) => {
    const where = whereRefusedWithImages({ collection, id: key })
    await db.deleteMany({ collection: JOBS, where, req })
    await db.create({ collection: JOBS, data, req, returning: false })
  })
}
