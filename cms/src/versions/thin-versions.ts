import type {
  CollectionAfterChangeHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  Where,
} from 'payload'
import { deletionTime } from '../clock/deletion-time'
import { MIN_VERSIONS, surplusVersions } from './surplus-versions'

/** Removes versions by their age after each save, instead of all but the newest. */
export const thinVersions: CollectionAfterChangeHook = async ({
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
  const { docs } = await db.findVersions({ collection, where, ...allOf(req) })
  const surplus = idsOfSurplus(docs)
  if (surplus) await db.deleteVersions({ collection, where: surplus, req })
}

/** As `thinVersions`. */
export const thinVersionsOfGlobal: GlobalAfterChangeHook = async ({
  global: { slug: global },
  req,
}) => {
  const { db } = req.payload
  const { totalDocs } = await db.countGlobalVersions({ global, req })
  if (totalDocs <= MIN_VERSIONS) return
  const { docs } = await db.findGlobalVersions({ global, ...allOf(req) })
  const surplus = idsOfSurplus(docs)
  if (surplus) await db.deleteVersions({ globalSlug: global, where: surplus, req })
}

const allOf = (req: PayloadRequest) => ({
  ...{ req, pagination: false, limit: 0, sort: '-updatedAt' },
  select: { updatedAt: true as const },
})

function idsOfSurplus(
  versions: readonly { readonly id: number | string; readonly updatedAt: string }[],
): Where | null {
  const ids = surplusVersions(versions, deletionTime()).map(({ id }) => id)
  return ids.length > 0 ? { id: { in: ids } } : null
}
