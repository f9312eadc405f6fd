import type { Payload } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../database/transactions/in-transaction'
import { publish } from '../publish'
import { PENDING, PENDING_KINDS, type PendingReference } from './pending-publications'
import { recordRefused } from './record-refused'

const row = z.object({ kind: z.enum(PENDING_KINDS), key: z.string() })

/** Publishes the documents that waited for their images, if these are ready now. */
export async function publishPending(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<{ id: number }>({
    ...{ collection: PENDING, sort: 'id', pagination: false, limit: 0 },
  })
  for (const doc of docs) {
    const reference = row.parse(doc)
    try {
      await publishStored(payload, reference)
    } catch (error) {
      // Such as an address that another document has taken meanwhile. It stays noted.
      await recordRefused(payload, reference, error).catch((err: unknown) =>
        payload.logger.error({ err, msg: `The ${reference.kind} ${reference.key} waits.` }),
      )
    }
  }
}

/** Publishes a document as it was last published by hand: its newer draft stays a draft. */
export const publishStored = (payload: Payload, reference: PendingReference) =>
  inTransaction(payload, (req) =>
    publish(req, [reference], { hasWritten: false, retriesRefused: true }),
  )
