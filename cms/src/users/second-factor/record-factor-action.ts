import type { PayloadRequest } from 'payload'
import type { Action } from '../../audit-log/actions'
import { USERS_KIND } from '../../audit-log/describe-document'
import { userName } from '../../stale-saves/last-changes'
import { writeEntry } from '../../audit-log/write-entry'
import type { UserId } from './factor-store'

interface FactorAction {
  readonly action: Action
  readonly account: { readonly id: UserId; readonly name: string }
}

/** During a sign-in the request has no user yet: the owner of the account did it. */
export async function recordFactorAction(
  req: PayloadRequest,
  { action, account: { id, name } }: FactorAction,
): Promise<void> {
  const who = req.user
    ? { user: req.user.id === 0 ? null : req.user.id, name: userName(req) }
    : { user: id, name }
  const entry = { action, kind: USERS_KIND, document: id, title: name }
  await writeEntry(req.payload, { entry, who, req })
}
