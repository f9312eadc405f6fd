import type { AfterErrorHook } from 'payload'
import { isCausedBy, type Failure } from '../is-caused-by'
import { SITE_MAINTAINER } from '../site-maintainer'

/** Some pages of a SQLite file, or its header, have other content than SQLite wrote. */
const DAMAGED: Failure = {
  codes: new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB']),
  message: /disk image is malformed|not a database/,
}

/** Other saves may succeed, because only what needs the damaged pages fails. */
export const damagedDatabaseErrorHandler: AfterErrorHook = ({ error, result }) => {
  if (!isDatabaseDamaged(error)) return
  const message = `The database is damaged, so nothing was saved. Keep a copy of what you wrote, and ask ${SITE_MAINTAINER} to repair it: the log explains how.`
  return { status: 503, response: { ...result, errors: [{ message }] } }
}

export const isDatabaseDamaged = (error: unknown): boolean => isCausedBy(error, DAMAGED)
