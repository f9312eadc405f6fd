import type { PayloadRequest } from 'payload'
import { publicError } from '../errors/public-error'

const CONTEXT_KEY = 'baseVersion'

/** What a save is based on. */
export interface BaseVersion {
  /** `updatedAt` of the version that the client changed, ISO 8601. */
  readonly version: string
  /** The client, whose own later saves are part of the base: their responses can have been lost. */
  readonly client?: string
}

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

/** null if the save is not based on a known version */
export const baseVersion = ({ context }: PayloadRequest): BaseVersion | null =>
  (context[CONTEXT_KEY] as BaseVersion | null | undefined) ?? null

const CLIENT = /^[\w-]{8,64}$/

function headerVersion({ headers }: PayloadRequest): BaseVersion | null {
  const header = headers.get('if-match')
  if (header === null || header.trim() === '*') return null
  const [version, client, ...others] = header
    .split(',')
    .map((tag) => /^(?:W\/)?"?([^"]*)"?$/.exec(tag.trim())?.[1] ?? '')
  const isValid =
    isTime(version) && (client === undefined || CLIENT.test(client)) && others.length === 0
  if (isValid) return { version, ...(client && { client }) }
  throw publicError(
    'The header If-Match must contain the updatedAt of the document that was changed, such as "2026-11-22T17:00:00.000Z", and can contain a name of your program of 8 to 64 letters, digits, hyphens or underscores after it.',
  )
}

function bodyVersion(data: unknown): BaseVersion | null {
  const version =
    typeof data === 'object' && data !== null && 'updatedAt' in data ? data.updatedAt : null
  return isTime(version) ? { version } : null
}

const isTime = (text: unknown): text is string =>
  typeof text === 'string' && !Number.isNaN(Date.parse(text))
