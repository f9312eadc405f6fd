import type { Where } from 'payload'

/** Name of Payload's field with the time at which a document was moved to the trash. */
export const DELETED_AT = 'deletedAt'

/** For queries of the database layer, which returns deleted documents too. */
export const NOT_IN_TRASH: Where = { [DELETED_AT]: { exists: false } }
export const IN_TRASH: Where = { [DELETED_AT]: { exists: true } }

export const isInTrash = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && DELETED_AT in row && row.deletedAt != null

interface Save {
  readonly data: unknown
  readonly originalDoc?: unknown
}

/** If a save moves a document to the trash. */
export const isMovedToTrash = ({ data, originalDoc }: Save): boolean =>
  originalDoc !== undefined && isInTrash(data) && !isInTrash(originalDoc)

/** If a save restores a document from the trash. */
export const isRestored = ({ data, originalDoc }: Save): boolean =>
  !isInTrash(data) && isInTrash(originalDoc)
