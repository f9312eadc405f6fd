import type { DocumentKind } from '../../documents/document-body'
import type { Publication, PublishedDocument } from '../../publication'
import { comparePublications, type PlannedRow } from './compare-publications'
import { planAddresses } from './plan-addresses'
import type { PublicationWriter } from './publication-writer'
import type { TransactionRevision } from './transaction-revision'
import type { Use } from '../uses'

/** One document in all locales in which it should be published; no locales: it should not be published. */
export interface ExpectedPublication {
  readonly kind: DocumentKind
  readonly key: string
  readonly documents: readonly PublishedDocument[]
}

export interface PublicationTransaction {
  readonly writer: PublicationWriter
  readonly revision: TransactionRevision
}

export interface PublicationChange {
  /** The written rows, redirects and tombstones included. Empty when everything was up to date. */
  readonly written: readonly Publication[]
  /** Images and videos that this document starts to show: publish them. */
  readonly used: readonly Use[]
  /** Images and videos that no live document shows any more: unpublish them. */
  readonly unused: readonly Use[]
}

/**
 * Makes the publications of one document equal to the expected ones and writes only the difference. It compares state
 * instead of reacting to events, so publish, unpublish, delete and repair are the same operation.
 * @throws AddressTaken when another live document has a path that this one claims
 */
export async function syncPublication(
  expected: ExpectedPublication,
  { writer, revision }: PublicationTransaction,
): Promise<PublicationChange> {
  assertOneDocument(expected)
  let plan = await planPublication(expected, writer)
  if (!plan.rows.length) return UNCHANGED
  const hadLock = writer.exclusive || revision.taken
  const number = await revision.take()
  // Taking a revision waits for the counter's lock. Another transaction may have published meanwhile: compare again.
  if (!hadLock) plan = await planPublication(expected, writer)
  const written: Publication[] = []
  for (const { row, replaces } of plan.rows) {
    const publication = { ...row, revision: number }
    await writer.put(publication, replaces)
    written.push(publication)
  }
  return {
    written,
    used: plan.added,
    unused: await filterUnused(plan.dropped, writer),
  }
}

const UNCHANGED: PublicationChange = { written: [], used: [], unused: [] }

interface Plan {
  readonly rows: readonly PlannedRow[]
  readonly added: readonly Use[]
  readonly dropped: readonly Use[]
}

async function planPublication(
  expected: ExpectedPublication,
  writer: PublicationWriter,
): Promise<Plan> {
  const stored = await writer.rowsOf(expected.kind, expected.key)
  const difference = comparePublications(stored, expected.documents)
  const redirects = await planAddresses(expected, difference, writer)
  const { added, dropped } = difference
  return { rows: [...difference.rows, ...redirects], added, dropped }
}

async function filterUnused(uses: readonly Use[], writer: PublicationWriter) {
  const unused: Use[] = []
  for (const use of uses) if (!(await writer.isUsed(use))) unused.push(use)
  return unused
}

function assertOneDocument({ kind, key, documents }: ExpectedPublication): void {
  const stray = documents.find((document) => document.kind !== kind || document.key !== key)
  if (!stray) return
  throw new Error(
    `The expected publication of ${kind} ${key} contains a document of ${stray.kind} ${stray.key}. ` +
      'The rows of one would overwrite those of the other. Sync one document at a time.',
  )
}
