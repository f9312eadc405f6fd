import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  RequestContext,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { DELETED_AT, isInTrash } from './in-trash'

const CONTEXT_KEY = 'keepsDeletionDate'

/** Context of a save that moves a document back to the trash with the date that it had there. */
export const keepDeletionDate: RequestContext = { [CONTEXT_KEY]: true }

/**
 * Replaces the date of a deletion that a client sends. Payload's buttons send the clock of the browser, and the trash is
 * emptied by this date. A document in the trash keeps its date, and a new one is not in the trash.
 */
export const setDeletionDate: CollectionBeforeChangeHook = (save) =>
  isInTrash(save.data) ? { ...save.data, [DELETED_AT]: deletionDate(save) } : save.data

function deletionDate({
  data,
  operation,
  originalDoc,
  req,
}: Parameters<CollectionBeforeChangeHook>[0]): unknown {
  if (operation === 'create') return null
  if (isInTrash(originalDoc)) return originalDoc[DELETED_AT]
  if (req.context[CONTEXT_KEY] === true) return data[DELETED_AT]
  // Not `deletionTime`: after a long pause it is behind for a day, and the document would be deleted when it catches up.
  return new Date().toISOString()
}

/**
 * Saves a draft of a client without the date of a deletion. Payload would write the date into the version only: the lists would
 * disagree with the document, and `purgeTrash` would delete one that they show as restored.
 */
export const omitDateFromDrafts: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST' || !hasDraftsEnabled(collection))
    return args
  if (!('draft' in args) || args.draft !== true || !('data' in args)) return args
  const { [DELETED_AT]: _date, ...data } = Object(args.data)
  return data['_status'] === 'published' ? args : { ...args, data }
}
