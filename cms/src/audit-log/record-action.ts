import type { Payload, PayloadRequest, Where } from 'payload'
import { isInternalApi } from '../internal-api/auth-strategy'
import { userName } from '../stale-saves/last-changes'
import type { Action } from './actions'
import { AUDIT_LOG } from './audit-log'

/** Repeated actions within this time are one entry. */
const FOLDING_MS = 10 * 60_000

/** Stands for the name of a command-line script. */
const SCRIPT = 'Command line'

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

/** Adds an entry in the transaction of the request, or counts it in a recent one that says the same. */
export async function recordAction(req: PayloadRequest, entry: Entry): Promise<void> {
  const byScript = isInternalApi(req)
  await writeEntry(req.payload, {
    // Scripts change thousands of documents: one entry for each kind.
    entry: byScript ? { action: entry.action, kind: entry.kind } : entry,
    who: {
      user: byScript ? null : (req.user?.id ?? null),
      name: byScript ? SCRIPT : userName(req),
    },
    req,
  })
}

interface Who {
  readonly user: number | string | null
  readonly name: string | null
}

interface NewEntry {
  readonly entry: Entry
  readonly who: Who
  /** Its transaction is used; without it the entry stays when the request fails. */
  readonly req?: PayloadRequest
}

/** Adds an entry, or counts it in a recent one that says the same. */
export async function writeEntry(payload: Payload, { entry, who, req }: NewEntry): Promise<void> {
  const now = new Date().toISOString()
  const recent = await payload.db.findOne<Row>({
    collection: AUDIT_LOG,
    where: { and: [...sameEntry(entry, who), { at: { greater_than: since(FOLDING_MS) } }] },
    req,
  })
  if (recent)
    await payload.db.updateOne({
      collection: AUDIT_LOG,
      id: recent.id,
      data: { ...describe(entry), count: (recent.count ?? 1) + 1, at: now },
      req,
    })
  else
    await payload.db.create({
      collection: AUDIT_LOG,
      data: { ...describe(entry), ...who, count: 1, at: now },
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

const since = (ms: number) => new Date(Date.now() - ms).toISOString()
