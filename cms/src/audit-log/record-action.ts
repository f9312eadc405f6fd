import type { PayloadRequest } from 'payload'
import { isInternalApi } from '../internal-api/auth-strategy'
import { userName } from '../stale-saves/last-changes'
import { countScripted } from './count-scripted'
import { writeEntry, type Entry } from './write-entry'

/** Adds an entry in the transaction of the request, or counts it in a recent one that says the same. */
export async function recordAction(req: PayloadRequest, entry: Entry): Promise<void> {
  if (isInternalApi(req)) return countScripted(req, entry)
  const who = {
    user: isOwnDeletion(req, entry) ? null : (req.user?.id ?? null),
    name: userName(req),
  }
  await writeEntry(req.payload, { entry, who, req })
}

/** The account that an entry would refer to is gone. */
const isOwnDeletion = ({ user }: PayloadRequest, { action, kind, document }: Entry) =>
  action === 'deleted' && kind === 'Users' && document === user?.id
