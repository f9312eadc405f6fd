import type { PayloadRequest } from 'payload'
import { WITHOUT_ALT } from '../../../media-library/apply-view'

/** Number of images that can be shown nowhere until somebody describes them. */
export async function countImagesWithoutAlt(req: PayloadRequest): Promise<number> {
  const { totalDocs } = await req.payload.count({ collection: 'media', where: WITHOUT_ALT, req })
  return totalDocs
}
