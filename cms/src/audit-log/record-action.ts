import type { PayloadRequest } from 'payload'
import { isInternalApi } from '../internal-api/auth-strategy'
import { userName } from '../stale-saves/last-changes'
import { countScripted } from './count-scripted'
import { writeEntry, type Entry } from './write-entry'

/**
 * Adds an entry in the transaction of the request, or counts it in a recent one that says the same.
 *
 * @param isUserGone whether the request has deleted the account of its user: the entry cannot refer to it
 */
export async function recordAction(
  req: PayloadRequest,
  entry: Entry,
  isUserGone = false,
): Promise<void> {
  if (isInternalApi(req)) return countScripted(req, entry)
  const who = {
    user: isUserGone ? null : (req.user?.id ?? null),
    name: userName(req),
  }
  await writeEntry(req.payload, { entry, who, req })
}
