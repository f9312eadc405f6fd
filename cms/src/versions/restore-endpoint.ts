import { restoreVersionOperation, type Endpoint } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { z } from 'zod'
import { isAuthor } from '../access/roles'
import { publicError } from '../errors/public-error'
import { restoreGlobal } from './restore-global'

const id = z.string().regex(/^\d{1,9}$/)
const collectionParams = z.object({ collection: z.string(), id })
const globalParams = z.object({ global: z.string(), id })

const notFound = () => publicError('There is no version with this id.', 404)

/**
 * Restores a version of a document: as a draft whatever the request says, if the collection has drafts. Payload's own
 * endpoint writes the version into the document, which unpublishes it if the version is a draft, and publishes it without a
 * question if it was published.
 */
export const restoreEndpoint: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { data: params } = collectionParams.safeParse(req.routeParams)
    const collection = params && req.payload.collections[params.collection]
    if (!params || !collection?.config.versions) throw notFound()
    const draft = hasDraftsEnabled(collection.config)
    if (!draft && isAuthor(req))
      throw publicError(
        'Restoring a version changes the site at once. Ask an editor to do it.',
        403,
      )
    const restored = await restoreVersionOperation({ id: params.id, collection, draft, req })
    const message = draft ? 'The version is a draft now.' : RESTORED
    return Response.json({ ...restored, message })
  },
}

/** Restores a version of a settings page. */
export const restoreGlobalEndpoint: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { data: params } = globalParams.safeParse(req.routeParams)
    const config = req.payload.globals.config.find(({ slug }) => slug === params?.global)
    if (!params || !config?.versions) throw notFound()
    await restoreGlobal(req, { config, version: Number(params.id) })
    return Response.json({ message: RESTORED })
  },
}

const RESTORED = 'The version is restored. The state before is in the list of versions.'
