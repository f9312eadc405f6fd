import type { Payload } from 'payload'
import { findIds } from '../database/find-ids'
import { deletionTime } from '../clock/deletion-time'
import { DELETED_AT } from './in-trash'

/** How long deleted documents can be restored. */
export const TRASH_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes for good what has been in the trash for `TRASH_DAYS`. @returns number of deleted documents */
export async function purgeTrash(payload: Payload, now = deletionTime()): Promise<number> {
  const before = new Date(now - TRASH_DAYS * DAY_MS).toISOString()
  let deleted = 0
  for (const { slug, trash } of payload.config.collections) {
    if (!trash) continue
    const where = { [DELETED_AT]: { less_than: before } }
    for (const id of await findIds(payload, { collection: slug, where })) {
      await payload.delete({ collection: slug, id, trash: true, depth: 0 })
      deleted += 1
    }
  }
  return deleted
}
