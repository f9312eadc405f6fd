import type { Payload } from 'payload'
import { UNDO_MS } from './bulk-change'
import { BULK_CHANGES } from './bulk-changes-collection'

/** Removes the changes that cannot be undone any more. */
export async function forgetBulkChanges(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - UNDO_MS).toISOString()
  await payload.db.deleteMany({ collection: BULK_CHANGES, where: { at: { less_than: before } } })
}
