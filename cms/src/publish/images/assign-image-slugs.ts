import type { PayloadRequest } from 'payload'
import { executeRaw, quoteText } from '../../database/execute-raw'
import { findFreeSlugs } from '../../fields/slug/find-free-slugs'
import { slugify } from '../../fields/slug/slugify'
import { inLocale, languagesOf } from '../../localisation/in-locale'
import { heldBackReason, imageTitle } from '../documents/to-image'
import { NOT_IN_TRASH } from '../../trash/in-trash'
import { releaseSlug } from '../../trash/release-slug'
import { mediaRow } from '../row-schemas/media-row'
import { findImageGalleries, type ImageGallery } from './find-image-galleries'
import { isInGallery } from './image-member'

interface StoredImage {
  readonly id: number
}

/**
 * Gives images their addresses when the first published gallery contains them. Images have none before, so that those of
 * articles leave the slugs to the articles.
 */
export async function assignImageSlugs(
  req: PayloadRequest,
  keys: readonly string[],
): Promise<void> {
  const galleries = await findImageGalleries(req)
  if (galleries.length === 0) return
  const images = (await findWithoutSlug(req, keys)).filter((image) =>
    isShown(req, image, galleries),
  )
  if (images.length === 0) return
  const preferred = images.map((image) => preferredSlug(req, image))
  const { slugs, inTrash } = await findFreeSlugs(req, preferred)
  for (const [index, { id }] of images.entries()) {
    const slug = slugs[index] ?? ''
    // For the others it is known that no image in the trash has them.
    if (slug !== preferred[index] || inTrash.has(slug))
      await releaseSlug(req, { collection: 'media', slug, id })
    await executeRaw(req, `update "media" set "slug" = ${quoteText(slug)} where "id" = ${id}`)
  }
}

async function findWithoutSlug(req: PayloadRequest, keys: readonly string[]) {
  const where = { and: [{ id: { in: [...keys] } }, { slug: { exists: false } }, NOT_IN_TRASH] }
  const { docs } = await req.payload.db.find<StoredImage>({
    ...{ collection: 'media', where, joins: {}, pagination: false, limit: 0, req },
  })
  return docs
}

const isShown = (req: PayloadRequest, image: StoredImage, galleries: readonly ImageGallery[]) =>
  languagesOf(req).some((locale) => {
    const row = rowIn(req, image, locale)
    return !heldBackReason(row) && isInGallery(row, galleries, locale)
  })

const preferredSlug = (req: PayloadRequest, image: StoredImage): string =>
  slugify(imageTitle(rowIn(req, image, languagesOf(req)[0]))) || 'image'

function rowIn(req: PayloadRequest, image: StoredImage, locale: string) {
  const [fallback] = languagesOf(req)
  return mediaRow.parse(inLocale(req, image, { slug: 'media', locale, fallback }))
}
