import type { Payload, Where } from 'payload'
import { deletionTime } from '../clock/deletion-time'
import { AUDIT_LOG } from './audit-log'
import { USERS_KIND } from './describe-document'

const DAY_MS = 24 * 60 * 60_000

/**
 * Removes names, accounts and network addresses from entries that are older than `days`: of who did something, and of the
 * accounts that it was done to. What was done remains.
 * @returns number of changes
 */
export async function forgetPeople(
  payload: Payload,
  days: number,
  now = deletionTime(),
): Promise<number> {
  const old = { at: { less_than: new Date(now - days * DAY_MS).toISOString() } }
  const forget = async (named: Where, data: object) => {
    const where = { and: [old, named] }
    const { totalDocs } = await payload.db.count({ collection: AUDIT_LOG, where })
    if (totalDocs > 0)
      await payload.db.updateMany({
        collection: AUDIT_LOG,
        where,
        data: { ...data },
        returning: false,
      })
    return totalDocs
  }
  const has = (field: string): Where => ({ [field]: { exists: true } })
  // The title of an account is a name, that of a refused sign-in an e-mail address.
  const isOfAccount: Where[] = [
    { kind: { equals: USERS_KIND } },
    { action: { equals: 'sign-in-refused' } },
  ]
  return (
    (await forget(
      { or: ['name', 'user', 'address'].map(has) },
      { name: null, user: null, address: null },
    )) +
    (await forget(
      { and: [{ or: isOfAccount }, { or: ['title', 'document'].map(has) }] },
      { title: null, document: null },
    ))
  )
}
