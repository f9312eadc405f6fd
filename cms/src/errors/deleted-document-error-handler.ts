import type { AfterErrorHook } from 'payload'
import { isCausedBy, type Failure } from './is-caused-by'

/** SQLite's and PostgreSQL's words for an id that leads nowhere. */
const NOT_THERE: Failure = {
  codes: new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']),
  words: /FOREIGN KEY constraint failed/i,
}

/** Somebody else deleted what this document shows or leads to while it was open: the editor can mend that, if told. */
export const deletedDocumentErrorHandler: AfterErrorHook = ({ error, result }) => {
  if (!isCausedBy(error, NOT_THERE)) return
  const message =
    'Something chosen here has been deleted meanwhile, such as an image or a term, so nothing was saved. Choose another, or remove it.'
  return { status: 409, response: { ...result, errors: [{ message }] } }
}
