import type { Payload, PayloadRequest, Where } from 'payload'
import type { Action } from './actions'
import { AUDIT_LOG } from './audit-log'

/** Repeated actions within this time are one entry. */
const FOLDING_MS = 10 * 60_000

export interface Entry {
  readonly action: Action
  /** Name of the collection or settings page. */
  readonly kind?: string
  readonly document?: number | string
  readonly title?: string
  readonly details?: string
  readonly address?: string
}

interface Row {
  readonly id: number
  readonly count?: number | null
}

interface Who {
  readonly user: number | string | null
  readonly name: string | null
}

interface NewEntry {
  readonly entry: Entry
  readonly who: Who
  /** How often it was done; 1 by default. */
  readonly times?: number
  /** Its transaction is used; without it the entry stays when the request fails. */
  readonly req?: PayloadRequest
}

/** Adds an entry, or counts it in a recent one that says the same. */
export async function writeEntry(
  payload: Payload,
  { entry, who, times = 1, req }: NewEntry,
): Promise<void> {
  const time = Date.now()
  const now = new Date(time).toISOString()
  const since = new Date(time - FOLDING_MS).toISOString()
  const recent = await payload.db.findOne<Row>({
    collection: AUDIT_LOG,
    // A later one is from before the clock was set back.
    where: {
      and: [...sameEntry(entry, who), { at: { greater_than: since, less_than_equal: now } }],
    },
    req,
  })
  if (recent)
    await payload.db.updateOne({
      collection: AUDIT_LOG,
      id: recent.id,
      data: { ...describe(entry), count: (recent.count ?? 1) + times, at: now },
      req,
    })
  else
    await payload.db.create({
      collection: AUDIT_LOG,
      data: { ...describe(entry), ...who, count: times, at: now },
      req,
    })
}

const describe = ({ document, ...entry }: Entry) => ({
  ...entry,
  document: document === undefined ? null : String(document),
})

const sameEntry = ({ action, kind, document, address, title }: Entry, { user }: Who): Where[] => [
  { action: { equals: action } },
  { user: user === null ? { exists: false } : { equals: user } },
  { kind: kind === undefined ? { exists: false } : { equals: kind } },
  { document: document === undefined ? { exists: false } : { equals: String(document) } },
  // The accounts that someone tries, and where from.
  ...(address === undefined ? [] : [{ address: { equals: address } }]),
  ...(action === 'sign-in-refused' ? [{ title: { equals: title ?? '' } }] : []),
]
