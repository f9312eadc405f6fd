import type { PayloadRequest } from 'payload'
import { BULK_CHANGE_HEADER, type BulkChange, type ChangedDocument } from './bulk-change'
import { BULK_CHANGES } from './bulk-changes-collection'

/** A change of many documents while it is made. */
export interface Recording {
  readonly change: BulkChange
  readonly fields: readonly string[]
  /** If it can change what is published. */
  readonly keepsVersions: boolean
  readonly before: Map<unknown, Pick<ChangedDocument, 'before' | 'versions'>>
}

const CONTEXT_KEY = 'bulkChange'
/** By a key in the context of the request, which Payload copies. */
const recordings = new WeakMap<object, Recording>()

export function startRecording(req: PayloadRequest, recording: Recording): void {
  const key = {}
  req.context[CONTEXT_KEY] = key
  recordings.set(key, recording)
}

export function stopRecording(req: PayloadRequest): void {
  req.context[CONTEXT_KEY] = null
}

export function recordingOf({ context }: PayloadRequest, slug: string): Recording | null {
  const key = context[CONTEXT_KEY]
  const recording = typeof key === 'object' && key !== null ? recordings.get(key) : undefined
  return recording?.change.collection === slug ? recording : null
}

/** Stores what is needed to undo a change. @returns its id; null if there is nothing to undo */
export async function storeChange(req: PayloadRequest, change: BulkChange): Promise<number | null> {
  if (!req.user || change.documents.length === 0) return null
  const row = await req.payload.db.create({
    collection: BULK_CHANGES,
    data: { user: req.user.id, at: new Date().toISOString(), change },
    req,
  })
  return Number(row['id'])
}

/** Names a change that can be undone in the response. */
export function reportChange(req: PayloadRequest, id: number | null): void {
  if (id === null) return
  const headers = new Headers(req.responseHeaders)
  headers.set(BULK_CHANGE_HEADER, String(id))
  req.responseHeaders = headers
}
