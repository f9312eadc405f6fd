import type { AfterErrorHook } from 'payload'
import { isCausedBy, type Failure } from '../is-caused-by'
import { SITE_MAINTAINER } from '../site-maintainer'

/** As PostgreSQL, its driver and the network report it. Payload keeps only the message of a transaction that did not begin. */
const UNREACHABLE: Failure = {
  codes: new Set([
    // PostgreSQL stops, crashed or starts; a connection failed.
    ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006'],
    ...[
      'ECONNREFUSED',
      'ECONNRESET',
      'ENOTFOUND',
      'EAI_AGAIN',
      'EHOSTUNREACH',
      'ETIMEDOUT',
      'EPIPE',
    ],
  ]),
  message: /cannot begin transaction|Connection terminated|connection error and is not queryable/,
}

const RETRY_AFTER = { 'Retry-After': '2' }
const MESSAGE = `The database does not answer, so nothing was saved. Try again in a moment; if this persists, ask ${SITE_MAINTAINER} for help.`

export const unreachableDatabase = () =>
  Response.json({ errors: [{ message: MESSAGE }] }, { status: 503, headers: RETRY_AFTER })

/** PostgreSQL restarts, or the connection to it is lost. Nothing was saved; the pool connects again by itself. */
export const unreachableDatabaseErrorHandler: AfterErrorHook = ({ error, req, result }) => {
  if (req.payload.db.name !== 'postgres' || !isDatabaseUnreachable(error)) return
  const headers = new Headers(req.responseHeaders)
  for (const [name, value] of Object.entries(RETRY_AFTER)) headers.set(name, value)
  req.responseHeaders = headers
  return { status: 503, response: { ...result, errors: [{ message: MESSAGE }] } }
}

/** @param error of PostgreSQL */
export const isDatabaseUnreachable = (error: unknown): boolean => isCausedBy(error, UNREACHABLE)
