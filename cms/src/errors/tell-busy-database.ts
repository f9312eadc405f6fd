import type { AfterErrorHook } from 'payload'

/** What a browser or a script may wait before it tries again, in seconds. */
const RETRY_AFTER = 2

/** Another process held the SQLite database for too long: nothing is broken, and nothing was saved. */
export const tellBusyDatabase: AfterErrorHook = ({ error, req, result }) => {
  if (!isBusy(error)) return
  const headers = new Headers(req.responseHeaders)
  headers.set('Retry-After', String(RETRY_AFTER))
  req.responseHeaders = headers
  const message =
    'Another program holds the database, so nothing was saved. Try again in a moment; if it stays, end what else has it open.'
  return { status: 503, response: { ...result, errors: [{ message }] } }
}

/** Wrapped by who spoke to the database, and by who spoke to them. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === 'SQLITE_BUSY') || isBusy(error.cause)
}
