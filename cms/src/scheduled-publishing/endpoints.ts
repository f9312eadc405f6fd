import type { Endpoint } from 'payload'
import { z } from 'zod'
import { requireEditor, requireUser } from '../access/require-role'
import { findRefused, JOBS, whereRefused } from './refused-publications'

const query = z.object({
  collection: z.string().optional(),
  id: z.union([z.string(), z.number()]).optional(),
})

/** GET /api/refused-publications: all, or those of `?collection=articles&id=3`. */
const list: Endpoint = {
  path: '/refused-publications',
  method: 'get',
  handler: async (req) => {
    requireUser(req)
    const { collection, id } = query.parse(req.query)
    const document = collection !== undefined && id !== undefined ? { collection, id } : undefined
    return Response.json({ docs: await findRefused({ payload: req.payload, req }, document) })
  },
}

/** POST /api/refused-publications/:id/cancel, for editors and admins. */
const cancel: Endpoint = {
  path: '/refused-publications/:id/cancel',
  method: 'post',
  handler: async (req) => {
    requireEditor(req, 'Ask an editor to cancel this publication.')
    const id = z.union([z.string(), z.number()]).parse(req.routeParams?.['id'])
    await req.payload.db.deleteMany({
      collection: JOBS,
      where: { and: [whereRefused(), { id: { equals: id } }] },
      req,
    })
    return Response.json({ message: 'The scheduled publication is cancelled.' })
  },
}

export const refusedPublicationEndpoints: readonly Endpoint[] = [list, cancel]
