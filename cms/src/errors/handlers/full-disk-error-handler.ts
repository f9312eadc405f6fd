import type { AfterErrorHook } from 'payload'
import { isCausedBy, type Failure } from '../is-caused-by'
import { SITE_MAINTAINER } from '../site-maintainer'

/** As the file system, SQLite and PostgreSQL report it. The image library (libvips) has only a message. */
const DISK_FULL: Failure = {
  codes: new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']),
  message: /no space left on device/i,
}

export const fullDiskErrorHandler: AfterErrorHook = ({ error, result }) => {
  if (!isDiskFull(error)) return
  const message = `The disk is full, so nothing was saved. Ask ${SITE_MAINTAINER} to free space, then try again.`
  return { status: 507, response: { ...result, errors: [{ message }] } }
}

export const isDiskFull = (error: unknown): boolean => isCausedBy(error, DISK_FULL)
