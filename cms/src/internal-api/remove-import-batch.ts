import { setImmediate as turn } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { readImportBatch } from './read-import-batch'

/** Those that are used by others come after them. */
const ORDER = [
  'redirects',
  'pages',
  'patterns',
  'articles',
  'terms',
  'filter-groups',
  'videos',
  'media',
] as const
type Removable = (typeof ORDER)[number]

interface Kept {
  readonly collection: Removable
  readonly id: string
  readonly reason: string
}

/** POST /api/internal/remove?batch=demo: everything of that importBatch. What others still use is kept, and named. */
export async function removeImportBatch(req: PayloadRequest) {
  const importBatch = readImportBatch(req)
  const removed: Record<string, number> = {}
  const kept: Kept[] = []
  for (const collection of ORDER) {
    removed[collection] = 0
    for (const id of await idsOf(req, collection, importBatch)) {
      const reason = await whyKept(req, collection, id)
      if (reason) kept.push({ collection, id: String(id), reason })
      else removed[collection] += 1
      await turn()
    }
  }
  return { removed, kept }
}

async function idsOf(req: PayloadRequest, collection: Removable, importBatch: string) {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection,
    where: { importBatch: { equals: importBatch } },
    select: {},
    joins: {},
    pagination: false,
    limit: 0,
  })
  return docs.map(({ id }) => id)
}

/** Deletes it; or says why it must stay. */
async function whyKept(
  req: PayloadRequest,
  collection: Removable,
  id: number,
): Promise<string | null> {
  const { payload, user } = req
  if (collection === 'terms') {
    const { totalDocs } = await payload.db.count({
      collection: 'articles',
      where: { terms: { in: [id] } },
    })
    if (totalDocs) return totalDocs === 1 ? '1 article has it' : `${totalDocs} articles have it`
  }
  try {
    await payload.delete({ collection, id, user, depth: 0, overrideAccess: false })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown problem'
  }
}
