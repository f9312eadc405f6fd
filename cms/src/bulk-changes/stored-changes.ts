import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { bulkChange, UNDO_MS, type BulkChange } from './bulk-change'
import { BULK_CHANGES } from './bulk-changes-collection'

const row = z.object({ id: z.number(), change: bulkChange })

/** The newest change of the user that can still be undone, or one by its id. */
export async function findChange(req: PayloadRequest, ...conditions: readonly Where[]) {
  const since = new Date(Date.now() - UNDO_MS).toISOString()
  const { docs } = await req.payload.db.find({
    ...{ collection: BULK_CHANGES, sort: '-at', limit: 1, pagination: false, req },
    where: {
      and: [{ user: { equals: req.user?.id } }, { at: { greater_than: since } }, ...conditions],
    },
  })
  return row.safeParse(docs[0]).data
}

/** Replaces a stored change; one without documents is removed. */
export async function replaceChange(
  req: PayloadRequest,
  id: number,
  change: BulkChange,
): Promise<void> {
  const { db } = req.payload
  if (change.documents.length === 0)
    await db.deleteOne({ collection: BULK_CHANGES, where: { id: { equals: id } }, req })
  else await db.updateOne({ collection: BULK_CHANGES, id, data: { change }, req })
}
