import type { Endpoint } from 'payload'
import { z } from 'zod'
import { requireUser } from '../access/require-role'
import { uncachedJson } from '../http/uncached-json'
import type { UndoableChange } from './bulk-change'
import { findChange } from './stored-changes'
import { undoInSteps } from './undo-in-steps'

const params = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
})

/** GET /api/undo/last: what the user can undo; null for nothing. */
const last: Endpoint = {
  path: '/undo/last',
  method: 'get',
  handler: async (req) => {
    requireUser(req)
    const found = await findChange(req)
    const collection = found && req.payload.collections[found.change.collection]
    if (!found || !collection) return uncachedJson({ change: null })
    const change: UndoableChange = {
      ...{ id: found.id, kind: found.change.kind, documents: found.change.documents.length },
      collection: String(collection.config.labels.plural),
    }
    return uncachedJson({ change })
  },
}

/** POST /api/undo/:id, once, for who made the change. */
const undo: Endpoint = {
  path: '/undo/:id',
  method: 'post',
  handler: async (req) => {
    requireUser(req)
    const id = params.safeParse(req.routeParams).data?.id ?? 0
    return uncachedJson(await undoInSteps(req, id))
  },
}

export const bulkChangeEndpoints: readonly Endpoint[] = [last, undo]
