import type { PayloadRequest, Where } from 'payload'
import { NOT_IN_TRASH } from '../../trash/in-trash'
import { languagesOf } from '../../localisation/in-locale'

interface Exception {
  /** Id of the image whose slug it may be. */
  readonly image?: number | string
}

/** Whether an article, in any language, or an image has a slug. They share one namespace: galleries show both. */
export async function isWorkSlugTaken(
  req: PayloadRequest,
  slug: string,
  { image }: Exception = {},
): Promise<boolean> {
  if (await isImageSlugTaken(req, slug, { ...(image !== undefined && { image }) })) return true
  for (const locale of languagesOf(req)) {
    const where = { and: [{ slug: { equals: slug } }, NOT_IN_TRASH] }
    if (await req.payload.db.findOne({ collection: 'articles', where, locale, req })) return true
  }
  return false
}

/** Whether an image has a slug. */
export async function isImageSlugTaken(
  req: PayloadRequest,
  slug: string,
  { image }: Exception = {},
): Promise<boolean> {
  const and: Where[] = [{ slug: { equals: slug } }, NOT_IN_TRASH]
  if (image !== undefined) and.push({ id: { not_equals: image } })
  return Boolean(await req.payload.db.findOne({ collection: 'media', where: { and }, req }))
}
