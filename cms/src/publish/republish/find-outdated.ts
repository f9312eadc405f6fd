import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import {
  COLLECTIONS,
  toDocuments,
  type CollectionKind,
  type GlobalKind,
} from '../expected-publication'
import { findImageWorks } from '../images/publish-page-images'
import { isUpToDate } from '../is-up-to-date'
import type { DocumentReference } from '../publish'

/** Consecutive documents of a step. */
export interface Batch {
  /** Number of compared documents. */
  readonly documents: number
  /** Documents whose publications are out of date, or may be. */
  readonly outdated: readonly DocumentReference[]
  /** Id of the last document, null when the step has no more. */
  readonly last: number | null
}

/** Documents that every site has. */
const GLOBALS: readonly GlobalKind[] = ['site', 'theme', 'menu', 'footer']
/** About 50 ms, in which no editor is answered. */
const BATCH_SIZE = 50

export const findGlobals = (): Batch => ({
  documents: GLOBALS.length,
  outdated: GLOBALS.map((kind) => ({ kind, key: kind })),
  last: null,
})

/** The images that are works, or were. They have no documents of their own: media are counted once. */
export async function findImages(req: PayloadRequest, after: number): Promise<Batch> {
  const ids = (await findImageWorks(req)).map(Number).filter((id) => id > after)
  const batch = ids.sort((a, b) => a - b).slice(0, BATCH_SIZE)
  return {
    documents: 0,
    outdated: batch.map((id) => ({ kind: 'image', key: String(id) })),
    last: batch.length < BATCH_SIZE ? null : (batch.at(-1) ?? null),
  }
}

/** Documents whose publications differ, found with one query for all of them. */
export async function findRows(
  req: PayloadRequest,
  kind: CollectionKind,
  after: number,
): Promise<Batch> {
  const rows = await readRows(req, { collection: COLLECTIONS[kind], after })
  const keys = rows.map(({ id }) => String(id))
  const { docs } = await req.payload.db.find<{ id: number; key?: string }>({
    collection: 'publications',
    where: { and: [{ kind: { equals: kind } }, { key: { in: keys } }] },
    pagination: false,
    limit: 0,
  })
  const published = groupBy(docs, ({ key }) => key)
  const outdated: DocumentReference[] = []
  for (const row of rows) {
    const key = String(row.id)
    // Images and videos are always published again, because that queries whether they are used.
    const isCurrent =
      kind !== 'media' &&
      kind !== 'video' &&
      isUpToDate(published.get(key) ?? [], await toDocuments(req, kind, row))
    if (!isCurrent) outdated.push({ kind, key })
  }
  return { documents: rows.length, outdated, last: lastOf(rows) }
}

/** Publications whose documents are gone. */
export async function findWithoutDocument(req: PayloadRequest, after: number): Promise<Batch> {
  const rows = await readRows<PublicationRow>(req, {
    collection: 'publications',
    after,
    where: { body: { exists: true } },
  })
  const outdated: DocumentReference[] = []
  for (const [kind, ofKind] of groupBy(rows, ({ kind }) => kind)) {
    if (!isCollectionKind(kind)) continue
    // A redirect that a rename created has a path as key and no row in the CMS.
    const keys = ofKind.flatMap(({ key }) => (key.startsWith('/') ? [] : key))
    const where = { id: { in: keys.map(Number) } }
    const documents = await readRows(req, { collection: COLLECTIONS[kind], where })
    const existing = new Set(documents.map(({ id }) => String(id)))
    for (const key of new Set(keys)) if (!existing.has(key)) outdated.push({ kind, key })
  }
  return { documents: 0, outdated, last: lastOf(rows) }
}

interface Row {
  readonly id: number
}

interface PublicationRow extends Row {
  readonly kind: string
  readonly key: string
}

/** The next rows in the order of their ids. */
async function readRows<T extends Row>(
  { payload }: PayloadRequest,
  {
    collection,
    after = 0,
    where = {},
  }: { readonly collection: CollectionSlug; readonly after?: number; readonly where?: Where },
): Promise<readonly T[]> {
  const { docs } = await payload.db.find<T>({
    collection,
    where: { and: [{ id: { greater_than: after } }, where] },
    sort: 'id',
    limit: BATCH_SIZE,
    pagination: false,
    joins: {},
  })
  return docs
}

const lastOf = (rows: readonly Row[]): number | null =>
  rows.length < BATCH_SIZE ? null : (rows.at(-1)?.id ?? null)

const isCollectionKind = (kind: string): kind is CollectionKind => kind in COLLECTIONS

function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
