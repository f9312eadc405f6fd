import type { PayloadRequest } from 'payload'
import { inTransactionOf } from '../database/transactions/in-transaction'
import { requestLocale } from '../localisation/in-locale'
import type { BulkChange, ChangedDocument } from './bulk-change'
import { reportChange, startRecording, stopRecording, storeChange } from './recording'
import { toSteps } from './steps'
import { replaceChange } from './stored-changes'
import { undoInSteps } from './undo-in-steps'

interface ManyChanges<T> {
  /** One without drafts. */
  readonly collection: string
  /** What an undo restores. */
  readonly fields: readonly string[]
  readonly documents: readonly T[]
  change(document: T): Promise<void>
}

/**
 * Changes many documents in several transactions, so that others can save meanwhile. One undo takes all of it back, also
 * what was changed when the server stops. If a document cannot be changed, the ones before become what they were.
 */
export async function changeInSteps<T>(
  req: PayloadRequest,
  { collection, fields, documents, change }: ManyChanges<T>,
): Promise<void> {
  const done: BulkChange = {
    ...{ collection, locale: requestLocale(req), draft: false, kind: 'changed', documents: [] },
  }
  let id: number | null = null
  try {
    for (const step of toSteps(documents)) {
      const changed: ChangedDocument[] = []
      startRecording(req, {
        ...{ change: { ...done, documents: changed }, fields, keepsVersions: false },
        before: new Map(),
      })
      id = await inTransactionOf(req, async () => {
        for (const document of step) await change(document)
        const all = { ...done, documents: [...done.documents, ...changed] }
        if (id === null) return storeChange(req, all)
        await replaceChange(req, id, all)
        return id
      })
      done.documents.push(...changed)
    }
  } catch (error) {
    stopRecording(req)
    if (id !== null) await undoInSteps(req, id)
    throw error
  }
  stopRecording(req)
  reportChange(req, id)
}
