import { formatUse, type Use } from '@tessera/content/store'
import type { CollectionBeforeDeleteHook } from 'payload'
import { publicError } from '../errors/public-error'

const LABELS = { media: 'image', video: 'video' } as const

/** Prevents deleting an image or a video that a published document uses. */
export const preventDeletingPublishedMedia =
  (kind: Use['kind']): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { docs } = await req.payload.db.find<{ id: number; kind?: string; path?: string }>({
      collection: 'publications',
      where: {
        and: [
          { uses: { contains: formatUse({ kind, key: String(id) }) } },
          // The image's own page goes with it.
          { or: [{ kind: { not_equals: 'image' } }, { key: { not_equals: String(id) } }] },
        ],
      },
      limit: 3,
      req,
    })
    if (!docs.length) return
    const names = docs.map(({ path, kind }) => path ?? `the ${kind}`).join(', ')
    throw Object.assign(
      publicError(
        `This ${LABELS[kind]} is used by ${names}. Deleting it would leave a gap there. Remove it there first.`,
        409,
      ),
      { name: 'MediaInUse' },
    )
  }
