import type { AfterErrorHook } from 'payload'
import { isCausedBy, type Failure } from './is-caused-by'

/** A file system's words for it, SQLite's and PostgreSQL's. Of what draws images, words alone. */
const FULL: Failure = {
  codes: new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']),
  words: /no space left on device/i,
}

/** Nothing is broken, and nothing was saved: there is no room. */
export const fullDiskErrorHandler: AfterErrorHook = ({ error, result }) => {
  if (!isDiskFull(error)) return
  const message =
    'The disk is full, so nothing was saved. Whoever runs this site has to make room; then try again.'
  return { status: 507, response: { ...result, errors: [{ message }] } }
}

export const isDiskFull = (error: unknown): boolean => isCausedBy(error, FULL)
