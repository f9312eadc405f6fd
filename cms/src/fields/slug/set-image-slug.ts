import type { CollectionBeforeChangeHook } from 'payload'
import { isRestored } from '../../trash/in-trash'
import { releaseSlug } from '../../trash/release-slug'
import { isWorkSlugTaken } from './is-work-slug-taken'
import { freeSlug, slugify } from './slugify'

/** Normalizes an edited slug of an image and makes it unique. A published address cannot be removed. */
export const setImageSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const stored: unknown = originalDoc?.slug
  const edited = slugify(typeof data['slug'] === 'string' ? data['slug'] : '')
  if (edited === '') return { ...data, slug: stored ?? null }
  if (edited === stored && !isRestored({ data, originalDoc })) return { ...data, slug: edited }
  const slug = await freeSlug(edited, (candidate) =>
    isWorkSlugTaken(req, candidate, { image: originalDoc?.id }),
  )
  await releaseSlug(req, { collection: 'media', slug, id: originalDoc?.id })
  return { ...data, slug }
}
