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
  const images = (await findWithoutSlug(req, keys))
    .map((image) => ({ id: image.id, translations: translationsOf(req, image) }))
    .filter(({ translations }) => isShown(translations, galleries))
  if (images.length === 0) return
  const preferred = images.map(({ translations }) => preferredSlug(translations))
  const { slugs, inTrash } = await findFreeSlugs(req, preferred)
  const assigned = images.map(({ id }, index) => ({ id, slug: slugs[index] ?? '' }))
  for (const [index, { id, slug }] of assigned.entries())
    // For the others it is known that no image in the trash has them.
    if (slug !== preferred[index] || inTrash.has(slug))
      await releaseSlug(req, { collection: 'media', slug, id })
  await storeSlugs(req, assigned)
}

/** With one statement: a gallery can have hundreds of images. */
async function storeSlugs(
  req: PayloadRequest,
  assigned: readonly { readonly id: number; readonly slug: string }[],
): Promise<void> {
  const cases = assigned.map(({ id, slug }) => `when ${id} then ${quoteText(slug)}`)
  const ids = assigned.map(({ id }) => id)
  await executeRaw(
    req,
    `update "media" set "slug" = case "id" ${cases.join(' ')} end where "id" in (${ids.join(', ')})`,
  )
}

async function findWithoutSlug(req: PayloadRequest, keys: readonly string[]) {
  const where = { and: [{ id: { in: [...keys] } }, { slug: { exists: false } }, NOT_IN_TRASH] }
  const { docs } = await req.payload.db.find<StoredImage>({
    ...{ collection: 'media', where, joins: {}, pagination: false, limit: 0, req },
  })
  return docs
}

/** An image in each language of the site. The first one has the texts that others lack. */
const translationsOf = (req: PayloadRequest, image: StoredImage) => {
  const languages = languagesOf(req)
  const [fallback] = languages
  return languages.map((locale) => ({
    locale,
    row: mediaRow.parse(inLocale(req, image, { slug: 'media', locale, fallback })),
  }))
}

type Translations = ReturnType<typeof translationsOf>

const isShown = (translations: Translations, galleries: readonly ImageGallery[]) =>
  translations.some(
    ({ locale, row }) => !heldBackReason(row) && isInGallery(row, galleries, locale),
  )

const preferredSlug = ([first]: Translations): string =>
  (first && slugify(imageTitle(first.row))) || 'image'
