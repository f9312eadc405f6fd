import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { LAST_CHANGES, parseLastChanges } from '../../stale-saves/last-changes'
import { clearImportedGlobals } from '../clear-imported-globals'
import { hasDrafts } from '../export/exported-collections'
import { readImportBatch } from '../import-batch/read-import-batch'
import { readJson } from '../read-json'
import {
  COLLECTIONS,
  deleteUnlessUsed,
  type Collection,
  type KeptDocument,
} from '../import-batch/remove-import-batch'

/** Documents per request: a few seconds of work. */
const MAX_DOCUMENTS = 100

const position = z.object({
  collection: z.enum(COLLECTIONS).default(COLLECTIONS[0]),
  /** Id of the last document of the request before. */
  after: z.number().int().nonnegative().default(0),
})
const requestBody = position.extend({
  limit: z.number().int().min(1).max(MAX_DOCUMENTS).default(MAX_DOCUMENTS),
})
type Position = z.infer<typeof position>

interface UndoResult {
  readonly removed: number
  readonly kept: readonly (KeptDocument & { readonly title: string })[]
  /** Where the next request continues; null at the end. */
  readonly next: Position | null
}

type Row = Record<string, unknown> & { readonly id: number }

/**
 * POST /api/internal/undo-import?batch=…: deletes some documents of an import, except those that somebody has changed
 * since or that others use.
 */
export async function undoImport(req: PayloadRequest): Promise<UndoResult> {
  const importBatch = readImportBatch(req)
  const { collection, after, limit } = await readJson(req, requestBody)
  if (collection === COLLECTIONS[0] && after === 0) await clearImportedGlobals(req, importBatch)
  const { docs } = await req.payload.db.find<Row>({
    where: { and: [{ importBatch: { equals: importBatch } }, { id: { greater_than: after } }] },
    ...{ collection, sort: 'id', limit, pagination: false, joins: {} },
  })
  const changed = await findChanged(req, collection, docs)
  const kept: UndoResult['kept'][number][] = []
  for (const { id, ...row } of docs) {
    const by = changed.get(id)
    const reason = by ? `changed by ${by}` : await deleteUnlessUsed(req, collection, id)
    if (reason) kept.push({ collection, id: String(id), title: titleOf(row), reason })
    await yieldToEventLoop()
  }
  const last = docs.length < limit ? undefined : docs.at(-1)?.id
  return { removed: docs.length - kept.length, kept, next: nextPosition(collection, last) }
}

function nextPosition(collection: Collection, last: number | undefined): Position | null {
  if (last !== undefined) return { collection, after: last }
  const next = COLLECTIONS[COLLECTIONS.indexOf(collection) + 1]
  return next ? { collection: next, after: 0 } : null
}

/** Who has changed a document since its import, by id. A draft is only in the versions. */
async function findChanged(
  req: PayloadRequest,
  collection: Collection,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, string>> {
  const newest = new Map<number, unknown>(rows.map((row) => [row.id, row[LAST_CHANGES]]))
  if (hasDrafts(collection)) {
    const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
      where: { and: [{ parent: { in: rows.map(({ id }) => id) } }, { latest: { equals: true } }] },
      ...{ collection, limit: 0, pagination: false },
    })
    for (const { parent, version } of docs)
      newest.set(Number(parent), Object(version)[LAST_CHANGES] ?? newest.get(Number(parent)))
  }
  return new Map(
    [...newest].flatMap(([id, changes]) => {
      const { by } = Object.values(parseLastChanges(changes)).find(({ by }) => by !== null) ?? {}
      return by ? [[id, by] as const] : []
    }),
  )
}

/** In any language. */
function titleOf(row: Readonly<Record<string, unknown>>): string {
  const title = row['title'] ?? row['label'] ?? row['from'] ?? row['filename']
  const texts = typeof title === 'object' && title !== null ? Object.values(title) : [title]
  return String(texts.find(Boolean) ?? '')
}
