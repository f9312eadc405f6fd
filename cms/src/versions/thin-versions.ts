import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { MIN_VERSIONS, surplusVersions } from './surplus-versions'

/** Removes versions by their age after each save, instead of all but the newest. */
export const thinVersions = (collection: CollectionConfig): CollectionConfig =>
  collection.versions
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          afterChange: [...(collection.hooks?.afterChange ?? []), removeSurplus],
        },
      }
    : collection

const removeSurplus: CollectionAfterChangeHook = async ({
  collection: { slug: collection },
  doc,
  operation,
  req,
}) => {
  if (operation === 'create') return
  const { db } = req.payload
  const where = { parent: { equals: doc.id } }
  const { totalDocs } = await db.countVersions({ collection, where, req })
  if (totalDocs <= MIN_VERSIONS) return
  const { docs } = await db.findVersions({
    ...{ collection, where, req, pagination: false, sort: '-updatedAt' },
    select: { updatedAt: true },
  })
  const surplus = surplusVersions(docs, Date.now()).map(({ id }) => id)
  if (surplus.length > 0)
    await db.deleteVersions({ collection, where: { id: { in: surplus } }, req })
}
