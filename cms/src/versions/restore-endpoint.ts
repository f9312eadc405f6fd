import { APIError, restoreVersionOperation, type Endpoint } from 'payload'
import { z } from 'zod'

const params = z.object({ collection: z.string(), id: z.union([z.string(), z.number()]) })

/**
 * Restores a version as a draft, whatever the request says. Payload's own endpoint writes the version into the document,
 * which unpublishes it if the version is a draft, and publishes it without a question if it was published.
 */
export const restoreEndpoint: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { collection: slug, id } = params.parse(req.routeParams)
    const collection = req.payload.collections[slug]
    if (!collection?.config.versions || !/^\d+$/.test(String(id)))
      throw new APIError('There is no version with this id.', 404, null, true)
    const restored = await restoreVersionOperation({ id: String(id), collection, draft: true, req })
    return Response.json({ ...restored, message: 'The version is a draft now.' })
  },
}
