import type { AfterErrorHook } from 'payload'
import { DATABASE_MOVED } from '../../database/sqlite/file-identity'
import { isCausedBy, type Failure } from '../is-caused-by'
import { SITE_MAINTAINER } from '../site-maintainer'

const MOVED: Failure = { codes: new Set([DATABASE_MOVED]) }

/** The database file was moved or replaced, so a save would be lost with it. */
export const movedDatabaseErrorHandler: AfterErrorHook = ({ error, result }) => {
  if (!isCausedBy(error, MOVED)) return
  const message = `The database file was moved or replaced while Tessera runs, so nothing was saved. Ask ${SITE_MAINTAINER} to put it back, or to restart Tessera.`
  return { status: 503, response: { ...result, errors: [{ message }] } }
}
