import { setImmediate as turn } from 'node:timers/promises'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { inTransaction } from '../database/in-transaction'
import { arePublishedAs } from './is-published-as'
import { publish, type DocumentName } from './publish'
import { COLLECTION_OF, toDocuments, type GlobalKind, type RowKind } from './wanted'

export interface Republished {
  /** How many documents were looked at. */
  readonly documents: number
  /** How many rows had to be written. */
  readonly written: number
}

const GLOBALS: readonly GlobalKind[] = ['site', 'theme', 'menu', 'footer']
/** Videos and then images last: they follow what is published of the rest. */
const KINDS: readonly RowKind[] = [
  'filter-group',
  'pattern',
  'article',
  'page',
  'redirect',
  'video',
  'media',
]
const PAGE = 200

/** Makes everything published what it should be: the same comparison as after a save. Writes nothing when nothing is stale. */
export async function republish(payload: Payload): Promise<Republished> {
  const req = await createLocalReq({}, payload)
  let documents = 0
  let written = 0
  for (const kind of GLOBALS) {
    documents += 1
    written += await publishAlone(payload, { kind, key: kind })
  }
  for (const kind of KINDS) {
    const seen = new Set<string>()
    for await (const rows of pagesOf(payload, kind)) {
      documents += rows.length
      for (const { id } of rows) seen.add(String(id))
      for (const key of await staleAmong(req, kind, rows)) {
        written += await publishAlone(payload, { kind, key })
      }
      // Editors' saves come in between.
      await turn()
    }
    for (const key of await liveKeys(payload, kind)) {
      if (!seen.has(key)) written += await publishAlone(payload, { kind, key })
    }
  }
  return { documents, written }
}

interface Row {
  readonly id: number
}

async function* pagesOf(payload: Payload, kind: RowKind): AsyncGenerator<readonly Row[]> {
  let last = 0
  for (;;) {
    const { docs } = await payload.db.find<Row>({
      collection: COLLECTION_OF[kind],
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: PAGE,
      pagination: false,
      joins: {},
    })
    if (docs.length) yield docs
    if (docs.length < PAGE) return
    last = docs.at(-1)?.id ?? last
  }
}

/** Those whose publication is not what it should be, found with one question for all of them. */
async function staleAmong(
  req: PayloadRequest,
  kind: RowKind,
  rows: readonly Row[],
): Promise<readonly string[]> {
  const keys = rows.map(({ id }) => String(id))
  const { docs } = await req.payload.db.find<{ id: number; key?: string }>({
    collection: 'publications',
    where: { and: [{ kind: { equals: kind } }, { key: { in: keys } }] },
    pagination: false,
    limit: 0,
  })
  const published = rowsByKey(docs)
  const stale: string[] = []
  for (const row of rows) {
    const key = String(row.id)
    // Whether an image or a video is used is asked of each.
    const certain =
      kind !== 'media' &&
      kind !== 'video' &&
      arePublishedAs(published.get(key) ?? [], await toDocuments(req, kind, row))
    if (!certain) stale.push(key)
  }
  return stale
}

async function liveKeys(payload: Payload, kind: RowKind): Promise<readonly string[]> {
  const { docs } = await payload.db.find<{ id: number; key?: string }>({
    collection: 'publications',
    where: { and: [{ kind: { equals: kind } }, { body: { exists: true } }] },
    select: { key: true },
    pagination: false,
    limit: 0,
  })
  // Redirects that followed from renames are kept under the old path: nothing in the CMS stands behind them.
  const keys = docs.flatMap(({ key }) => (key === undefined || key.startsWith('/') ? [] : key))
  return [...new Set(keys)]
}

function publishAlone(payload: Payload, name: DocumentName): Promise<number> {
  return inTransaction(payload, (req) => publish(req, [name], { written: false }))
}

function rowsByKey<T extends { readonly key?: string }>(rows: readonly T[]) {
  const byKey = new Map<string | undefined, readonly T[]>()
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row])
  return byKey
}
