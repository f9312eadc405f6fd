import type { AfterErrorHook } from 'payload'
import { isCausedBy, type Failure } from './is-caused-by'

const BUSY: Failure = { codes: new Set(['SQLITE_BUSY']) }

/** What a browser or a script may wait before it tries again, in seconds. */
const RETRY_AFTER = 2

/** Another process held the SQLite database for too long: nothing is broken, and nothing was saved. */
export const busyDatabaseErrorHandler: AfterErrorHook = ({ error, req, result }) => {
  if (!isCausedBy(error, BUSY)) return
  const headers = new Headers(req.responseHeaders)
  headers.set('Retry-After', String(RETRY_AFTER))
  req.responseHeaders = headers
  const message =
    'Another program holds the database, so nothing was saved. Try again in a moment; if it stays, end what else has it open.'
  return { status: 503, response: { ...result, errors: [{ message }] } }
}
