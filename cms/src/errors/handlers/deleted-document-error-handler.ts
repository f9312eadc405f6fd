import type { AfterErrorHook } from 'payload'
import { isCausedBy, type Failure } from '../is-caused-by'

/** A violated foreign key, as SQLite and PostgreSQL report it. */
const MISSING_REFERENCE: Failure = {
  codes: new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']),
  message: /FOREIGN KEY constraint failed/i,
}

/** Another editor deleted a document that this one references while it was open. */
export const deletedDocumentErrorHandler: AfterErrorHook = ({ error, result }) => {
  if (!isCausedBy(error, MISSING_REFERENCE)) return
  const message =
    'Something selected here, such as an image or a term, was deleted meanwhile, so nothing was saved. Select another one, or remove it.'
  return { status: 409, response: { ...result, errors: [{ message }] } }
}
