import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { inTransaction } from '../database/in-transaction'
import {
  COLLECTIONS,
  toDocuments,
  type CollectionKind,
  type GlobalKind,
} from './expected-publication'
import { isUpToDate } from './is-up-to-date'
import { forgetImageGalleries } from './images/find-image-galleries'
import { findImageWorks } from './images/publish-page-images'
import { publish, type DocumentReference } from './publish'

export interface RepublishResult {
  /** Number of compared documents. */
  readonly documents: number
  /** Number of written rows. */
  readonly written: number
}

/** Documents that every site has. */
export const GLOBALS: readonly GlobalKind[] = ['site', 'theme', 'menu', 'footer']
/** Videos and images are last, because the other publications decide whether they are used. */
const KINDS: readonly Exclude<CollectionKind, 'image'>[] = [
  'filter-group',
  'pattern',
  'article',
  'page',
  'redirect',
  'video',
  'media',
]
const PAGE_SIZE = 200

/** Compares every document with its publications, as after a save, and writes those that are out of date. */
export async function republish(payload: Payload): Promise<RepublishResult> {
  const req = await createLocalReq({}, payload)
  let documents = 0
  let written = 0
  for (const kind of GLOBALS) {
    documents += 1
    written += await publishOne(payload, { kind, key: kind })
  }
  for (const kind of KINDS) {
    // The galleries of the pages decide which images are works, and the works which files are used.
    if (kind === 'video') written += await republishImageWorks(payload, req)
    const existing = new Set<string>()
    for await (const rows of readPages(payload, kind)) {
      documents += rows.length
      for (const { id } of rows) existing.add(String(id))
      for (const key of await findOutdated(req, kind, rows)) {
        written += await publishOne(payload, { kind, key })
      }
      // Lets saves of editors run in between.
      await yieldToEventLoop()
    }
    for (const key of await findLiveKeys(payload, kind)) {
      if (!existing.has(key)) written += await publishOne(payload, { kind, key })
    }
  }
  return { documents, written }
}

async function republishImageWorks(payload: Payload, req: PayloadRequest): Promise<number> {
  forgetImageGalleries(req)
  let written = 0
  for (const key of await findImageWorks(req)) {
    written += await publishOne(payload, { kind: 'image', key })
    await yieldToEventLoop()
  }
  return written
}

interface Row {
  readonly id: number
}

async function* readPages(payload: Payload, kind: CollectionKind): AsyncGenerator<readonly Row[]> {
  let last = 0
  for (;;) {
    const { docs } = await payload.db.find<Row>({
      collection: COLLECTIONS[kind],
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: PAGE_SIZE,
      pagination: false,
      joins: {},
    })
    if (docs.length) yield docs
    if (docs.length < PAGE_SIZE) return
    last = docs.at(-1)?.id ?? last
  }
}

/** Keys of the rows whose publications are out of date, found with one query for all of them. */
async function findOutdated(
  req: PayloadRequest,
  kind: CollectionKind,
  rows: readonly Row[],
): Promise<readonly string[]> {
  const keys = rows.map(({ id }) => String(id))
  const { docs } = await req.payload.db.find<{ id: number; key?: string }>({
    collection: 'publications',
    where: { and: [{ kind: { equals: kind } }, { key: { in: keys } }] },
    pagination: false,
    limit: 0,
  })
  const published = groupByKey(docs)
  const outdated: string[] = []
  for (const row of rows) {
    const key = String(row.id)
    // Images and videos are always published again, because that queries whether they are used.
    const isCurrent =
      kind !== 'media' &&
      kind !== 'video' &&
      isUpToDate(published.get(key) ?? [], await toDocuments(req, kind, row))
    if (!isCurrent) outdated.push(key)
  }
  return outdated
}

async function findLiveKeys(payload: Payload, kind: CollectionKind): Promise<readonly string[]> {
  const { docs } = await payload.db.find<{ id: number; key?: string }>({
    collection: 'publications',
    where: { and: [{ kind: { equals: kind } }, { body: { exists: true } }] },
    select: { key: true },
    pagination: false,
    limit: 0,
  })
  // A redirect that a rename created has a path as key and no row in the CMS.
  const keys = docs.flatMap(({ key }) => (key === undefined || key.startsWith('/') ? [] : key))
  return [...new Set(keys)]
}

function publishOne(payload: Payload, reference: DocumentReference): Promise<number> {
  return inTransaction(payload, (req) => publish(req, [reference], { written: false }))
}

function groupByKey<T extends { readonly key?: string }>(rows: readonly T[]) {
  const byKey = new Map<string | undefined, readonly T[]>()
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row])
  return byKey
}
