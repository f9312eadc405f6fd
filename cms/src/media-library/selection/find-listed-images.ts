import type { PayloadRequest } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { z } from 'zod'
import { MAX_IMAGES } from '../max-images'
import type { ListedImages, SelectionRequest } from './selection-request'

const identified = z.object({ id: z.number() })

/** Ids of the images that a list shows on all its pages. */
export async function findListedImages(
  req: PayloadRequest,
  { where, search, sort }: SelectionRequest,
): Promise<ListedImages> {
  const collectionConfig = req.payload.collections['media']?.config
  if (!collectionConfig) throw new Error('There is no collection of images.')
  const { docs, totalDocs } = await req.payload.find({
    collection: 'media',
    where: mergeListSearchAndWhere({ collectionConfig, search, where }),
    ...(sort && { sort: sort.split(',') }),
    select: { createdAt: true },
    depth: 0,
    limit: MAX_IMAGES,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return { ids: docs.map((doc) => identified.parse(doc).id), total: totalDocs }
}
