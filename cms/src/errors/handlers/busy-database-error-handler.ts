import type { AfterErrorHook } from 'payload'
import { isCausedBy, type Failure } from '../is-caused-by'

const BUSY: Failure = { codes: new Set(['SQLITE_BUSY']) }

const RETRY_AFTER_SECONDS = 2

/** Another process locked the SQLite database for too long. Nothing was saved, and the database is intact. */
export const busyDatabaseErrorHandler: AfterErrorHook = ({ error, req, result }) => {
  if (!isCausedBy(error, BUSY)) return
  const headers = new Headers(req.responseHeaders)
  headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
  req.responseHeaders = headers
  const message =
    'Another program locks the database, so nothing was saved. Try again in a moment; if this persists, close the other program.'
  return { status: 503, response: { ...result, errors: [{ message }] } }
}
