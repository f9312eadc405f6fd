import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { requireUser } from '../access/require-role'
import { inTransactionOf } from '../database/in-transaction'
import { publicError } from '../errors/public-error'
import { uncachedJson } from '../http/uncached-json'
import { bulkChange, UNDO_MS, type UndoableChange } from './bulk-change'
import { BULK_CHANGES } from './bulk-changes-collection'
import { undoBulkChange } from './undo-bulk-change'

const row = z.object({ id: z.number(), change: bulkChange })
const params = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
})

/** The newest change of the user that can still be undone, or one by its id. */
async function findChange(req: PayloadRequest, ...conditions: Where[]) {
  const since = new Date(Date.now() - UNDO_MS).toISOString()
  const { docs } = await req.payload.db.find({
    ...{ collection: BULK_CHANGES, sort: '-at', limit: 1, pagination: false, req },
    where: {
      and: [{ user: { equals: req.user?.id } }, { at: { greater_than: since } }, ...conditions],
    },
  })
  return row.safeParse(docs[0]).data
}

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
    const undone = await inTransactionOf(req, async () => {
      const found = await findChange(req, { id: { equals: id } })
      if (!found) throw publicError('This was undone already, or it is too long ago.', 404)
      await req.payload.db.deleteOne({
        ...{ collection: BULK_CHANGES, where: { id: { equals: id } }, req },
      })
      return undoBulkChange(req, found.change)
    })
    return uncachedJson(undone)
  },
}

export const bulkChangeEndpoints: readonly Endpoint[] = [last, undo]
