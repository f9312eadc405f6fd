import type { PayloadRequest } from 'payload'
import { isWorkSlugTaken } from '../../fields/slug/is-work-slug-taken'
import { freeSlug, slugify } from '../../fields/slug/slugify'
import { inLocale, languagesOf } from '../../localisation/in-locale'
import { heldBackReason, imageTitle } from '../documents/to-image'
import { isInTrash } from '../../trash/in-trash'
import { releaseSlug } from '../../trash/release-slug'
import { mediaRow } from '../rows/media-row'
import { findImageGalleries } from './find-image-galleries'
import { isInGallery } from './image-member'

/**
 * Gives an image its address when the first published gallery contains it. Images have none before, so that those of
 * articles leave the slugs to the articles.
 */
export async function assignImageSlug(req: PayloadRequest, key: string): Promise<void> {
  const id = Number(key)
  const stored = await req.payload.db.findOne<{ id: number; slug?: string | null }>({
    collection: 'media',
    where: { id: { equals: id } },
    req,
  })
  if (!stored || stored.slug || isInTrash(stored)) return
  const galleries = await findImageGalleries(req)
  if (galleries.length === 0) return
  const languages = languagesOf(req)
  const [fallback] = languages
  const rowIn = (locale: string) =>
    mediaRow.parse(inLocale(req, stored, { slug: 'media', locale, fallback }))
  const isShown = (locale: string) =>
    !heldBackReason(rowIn(locale)) && isInGallery(rowIn(locale), galleries, locale)
  if (!languages.some(isShown)) return
  const slug = await freeSlug(slugify(imageTitle(rowIn(fallback))) || 'image', (candidate) =>
    isWorkSlugTaken(req, candidate),
  )
  await releaseSlug(req, { collection: 'media', slug, id })
  await req.payload.db.updateOne({ collection: 'media', id, data: { slug }, req, returning: false })
}
