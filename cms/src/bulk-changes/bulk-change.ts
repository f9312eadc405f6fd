import { z } from 'zod'

/** How long a change of many documents can be undone. */
export const UNDO_MS = 30 * 60_000

/** Response header with the id of the change that a request has made. */
export const BULK_CHANGE_HEADER = 'x-bulk-change'

const version = z.union([z.number(), z.string()]).nullable()

const changedDocument = z.object({
  id: z.number(),
  /** ISO 8601, after the change. */
  updatedAt: z.string(),
  /** The values of the changed fields before. */
  before: z.record(z.string(), z.unknown()),
  /** Ids of the versions before, if documents were published, unpublished or moved to the trash. */
  versions: z.object({ published: version, newest: version }).optional(),
})
export type ChangedDocument = z.infer<typeof changedDocument>

export const bulkChange = z.object({
  collection: z.string(),
  locale: z.string(),
  /** If only drafts were changed. */
  draft: z.boolean(),
  kind: z.enum(['changed', 'trashed', 'restored']),
  documents: z.array(changedDocument),
})
export type BulkChange = z.infer<typeof bulkChange>
export type BulkChangeKind = BulkChange['kind']

/** What the admin shows. */
export interface UndoableChange {
  readonly id: number
  readonly kind: BulkChangeKind
  readonly documents: number
  /** Such as "Articles". */
  readonly collection: string
}

export interface UndoneChange {
  readonly undone: number
  /** Documents that somebody has changed since, which stay as they are, or that cannot be changed back. */
  readonly kept: readonly { readonly id: number; readonly title: string }[]
}
