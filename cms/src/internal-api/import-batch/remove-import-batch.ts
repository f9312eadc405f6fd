import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { listUses } from '../../admin/term-uses/describe-uses'
import { findIds } from '../../database/find-ids'
import { findTermUses } from '../../terms/find-term-uses'
import { clearImportedGlobals } from '../clear-imported-globals'

/** Each collection comes before those that it references. */
export const COLLECTIONS = [
  'redirects',
  'pages',
  'patterns',
  'articles',
  'videos',
  'media',
  'terms',
  'filter-groups',
] as const
export type Collection = (typeof COLLECTIONS)[number]

export interface KeptDocument {
  readonly collection: Collection
  readonly id: string
  readonly reason: string
}

/** Deletes the documents of an import batch, except those that others use, and what it set in menu, footer and site. */
export async function removeImportBatch(req: PayloadRequest, importBatch: string) {
  const removed: Record<string, number> = {}
  const kept: KeptDocument[] = []
  // Menu and footer reference pages.
  const cleared = await clearImportedGlobals(req, importBatch)
  const where = { importBatch: { equals: importBatch } }
  for (const collection of COLLECTIONS) {
    removed[collection] = 0
    for (const id of await findIds(req.payload, { collection, where })) {
      const reason = await deleteUnlessUsed(req, collection, id)
      if (reason) kept.push({ collection, id: String(id), reason })
      else removed[collection] += 1
      await yieldToEventLoop()
    }
  }
  return { removed, kept, cleared }
}

/** Number of documents of an import batch. */
export async function countImported({ payload }: PayloadRequest, importBatch: string) {
  const where = { importBatch: { equals: importBatch } }
  const counts = await Promise.all(
    COLLECTIONS.map((collection) => payload.count({ collection, where })),
  )
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
}

/** Such as "2 articles and 1 gallery have it"; null for a term without uses. */
async function describeTermUses(req: PayloadRequest, id: number): Promise<string | null> {
  for (const draft of [true, false]) {
    const uses = await findTermUses(req, id, { draft, trash: true })
    const list = listUses(uses)
    const count = Object.values(uses).reduce((sum, { count }) => sum + count, 0)
    if (list) return `${list} ${count === 1 ? 'has' : 'have'} it`
  }
  return null
}

/** @returns why the document was kept; null when it was deleted */
export async function deleteUnlessUsed(
  req: PayloadRequest,
  collection: Collection,
  id: number,
): Promise<string | null> {
  const { payload, user } = req
  const uses = collection === 'terms' ? await describeTermUses(req, id) : null
  if (uses) return uses
  try {
    await payload.delete({
      ...{ collection, id, user, depth: 0, overrideAccess: false },
      // For good, also from the trash.
      trash: true,
    })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown problem'
  }
}
