import type { PayloadRequest } from 'payload'
import { publicError } from '../errors/public-error'

const CONTEXT_KEY = 'baseVersion'

/**
 * Remembers the version that a save of the REST API is based on: the header `If-Match`, otherwise the `updatedAt` of the
 * body, which the admin's forms send. Other saves, such as those of imports and scheduled jobs, have none.
 */
export function rememberBaseVersion(req: PayloadRequest, data: unknown): void {
  if (req.payloadAPI !== 'REST') return
  const version = headerVersion(req) ?? bodyVersion(data)
  // A request can save several documents one after another.
  req.context[CONTEXT_KEY] = version
}

/** ISO 8601; null if the save is not based on a known version. */
export function baseVersion({ context }: PayloadRequest): string | null {
  const version = context[CONTEXT_KEY]
  return typeof version === 'string' ? version : null
}

function headerVersion({ headers }: PayloadRequest): string | null {
  const header = headers.get('if-match')
  if (header === null || header.trim() === '*') return null
  const version = /^(?:W\/)?"?([^"]*)"?$/.exec(header.trim())?.[1] ?? ''
  if (!Number.isNaN(Date.parse(version))) return version
  throw publicError(
    'The header If-Match must contain the updatedAt of the document that was changed, such as "2026-11-22T17:00:00.000Z".',
  )
}

function bodyVersion(data: unknown): string | null {
  const version =
    typeof data === 'object' && data !== null && 'updatedAt' in data ? data.updatedAt : null
  return typeof version === 'string' && !Number.isNaN(Date.parse(version)) ? version : null
}
