import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { mediaToken } from '../publish/media-token'

/** An image that visitors see must not vanish from under them. */
export const refuseDeletingShownMedia: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.db.find<{ id: number; kind?: string; path?: string }>({
    collection: 'publications',
    where: { uses: { contains: mediaToken(String(id)) } },
    limit: 3,
    req,
  })
  if (!docs.length) return
  const places = docs.map(({ kind, path }) => path ?? `the ${kind}`).join(', ')
  throw Object.assign(
    new APIError(
      `This image is shown at ${places}. Deleting it would leave a gap there. Take it out there first.`,
      409,
      null,
      true,
    ),
    { name: 'MediaInUse' },
  )
}
