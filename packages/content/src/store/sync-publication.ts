import type { DocumentKind } from '../document'
import type { Publication, PublishedDocument } from '../publication'
import { comparePublications, type PlannedRow } from './compare-publications'
import { planAddresses } from './plan-addresses'
import type { TransactionRevision } from './revision'
import type { Use } from './uses'
import type { PublicationWriter } from './writer'

/** One document in all locales it should be published in: none of them means it should not be published. */
export interface WantedPublication {
  readonly kind: DocumentKind
  readonly key: string
  readonly documents: readonly PublishedDocument[]
}

export interface PublicationTransaction {
  readonly writer: PublicationWriter
  readonly revision: TransactionRevision
}

export interface PublicationChange {
  /** The rows that were written, redirects and tombstones included. Empty when nothing was stale. */
  readonly written: readonly Publication[]
  /** Images and videos that this document shows now and did not before: publish them. */
  readonly used: readonly Use[]
  /** What it showed and no live document shows any more: unpublish them. */
  readonly unused: readonly Use[]
}

/**
 * Makes the publications of one document what they should be, writing only what differs.
 * Tells nothing from events: it compares the state, so it serves publish, unpublish, delete and repair alike.
 * @throws AddressTaken when another live document answers at an address it wants
 */
export async function syncPublication(
  wanted: WantedPublication,
  { writer, revision }: PublicationTransaction,
): Promise<PublicationChange> {
  assertOneDocument(wanted)
  let plan = await planPublication(wanted, writer)
  if (!plan.rows.length) return UNCHANGED
  const hadLock = writer.exclusive || revision.taken
  const number = await revision.take()
  // Taking a revision waits for the counter's lock, and another transaction may have published meanwhile: look again.
  if (!hadLock) plan = await planPublication(wanted, writer)
  const written: Publication[] = []
  for (const { row, replaces } of plan.rows) {
    const publication = { ...row, revision: number }
    await writer.put(publication, replaces)
    written.push(publication)
  }
  return {
    written,
    used: plan.added,
    unused: await withoutUser(plan.dropped, writer),
  }
}

const UNCHANGED: PublicationChange = { written: [], used: [], unused: [] }

interface Plan {
  readonly rows: readonly PlannedRow[]
  readonly added: readonly Use[]
  readonly dropped: readonly Use[]
}

async function planPublication(
  wanted: WantedPublication,
  writer: PublicationWriter,
): Promise<Plan> {
  const stored = await writer.rowsOf(wanted.kind, wanted.key)
  const difference = comparePublications(stored, wanted.documents)
  const redirects = await planAddresses(wanted, difference, writer)
  const { added, dropped } = difference
  return { rows: [...difference.rows, ...redirects], added, dropped }
}

async function withoutUser(uses: readonly Use[], writer: PublicationWriter) {
  const unused: Use[] = []
  for (const use of uses) if (!(await writer.isUsed(use))) unused.push(use)
  return unused
}

function assertOneDocument({ kind, key, documents }: WantedPublication): void {
  const stray = documents.find((document) => document.kind !== kind || document.key !== key)
  if (!stray) return
  throw new Error(
    `A publication of ${kind} ${key} came with a document of ${stray.kind} ${stray.key}. ` +
      'Its old rows would be taken for those of the other. Sync one document at a time.',
  )
}
