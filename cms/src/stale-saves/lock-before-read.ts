import type { PayloadRequest } from 'payload'
import { baseVersion } from './base-version'
import { takeWriteLock } from './take-write-lock'

interface Update {
  /** Slug of the collection or global. */
  readonly slug: string
  /** Absent for a global. */
  readonly id?: number | string | undefined
  readonly overrideAccess?: boolean | undefined
}

/**
 * Lets a save without a base version wait for other saves of its document before Payload reads it, so that it changes the
 * newest version. Not with a file, which is processed after the read, and not for anonymous visitors, whom Payload refuses
 * after this.
 */
export async function lockBeforeRead(
  req: PayloadRequest,
  { slug, id, overrideAccess = false }: Update,
): Promise<void> {
  const isSignedIn = overrideAccess || req.user
  // Payload answers an unknown id.
  const isNumber = id === undefined || Number.isSafeInteger(Number(id))
  if (isSignedIn && isNumber && !req.file && !baseVersion(req))
    await takeWriteLock(req, { slug, id })
}
