import type { AfterErrorHook } from 'payload'

/** A file system's words for it, SQLite's and PostgreSQL's. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])

/** Nothing is broken, and nothing was saved: there is no room. */
export const tellFullDisk: AfterErrorHook = ({ error, result }) => {
  if (!isDiskFull(error)) return
  const message =
    'The disk is full, so nothing was saved. Whoever runs this site has to make room; then try again.'
  return { status: 507, response: { ...result, errors: [{ message }] } }
}

/** Wrapped by who spoke to the database, and by who spoke to them. Of what draws pictures, words alone. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && FULL.has(String(error.code))) return true
  return /no space left on device/i.test(error.message) || isDiskFull(error.cause)
}
