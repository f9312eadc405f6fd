import { tokenOf, type Use } from '@tessera/content/store'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'

const NAMES = { media: 'image', video: 'video' } as const

/** An image or a video that visitors see must not vanish from under them. */
export const refuseDeletingShown =
  (kind: Use['kind']): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { docs } = await req.payload.db.find<{ id: number; kind?: string; path?: string }>({
      collection: 'publications',
      where: { uses: { contains: tokenOf({ kind, key: String(id) }) } },
      limit: 3,
      req,
    })
    if (!docs.length) return
    const places = docs.map((place) => place.path ?? `the ${place.kind}`).join(', ')
    throw Object.assign(
      new APIError(
        `This ${NAMES[kind]} is shown at ${places}. Deleting it would leave a gap there. Take it out there first.`,
        409,
        null,
        true,
      ),
      { name: 'MediaInUse' },
    )
  }
