import type { CollectionBeforeChangeHook, TextField, Where } from 'payload'
import { requestLocale } from '../../localisation/in-locale'
import { idOf } from '../id-of'
import { isRestored, NOT_IN_TRASH } from '../../trash/in-trash'
import { releaseSlug } from '../../trash/release-slug'
import { isImageSlugTaken } from './is-work-slug-taken'
import { freeSlug, slugify } from './slugify'

/** Slug of a document; created from its title when it is empty. */
export const slugField = (options: {
  readonly label: string
  readonly unique: boolean
  /** Whether each language has its own slug. */
  readonly localized?: boolean
  readonly description: string
  readonly validate?: (slug: string) => true | string
}): TextField => ({
  name: 'slug',
  label: options.label,
  type: 'text',
  unique: options.unique,
  localized: options.localized ?? false,
  index: true,
  maxLength: 200,
  validate: (value: unknown) => {
    if (value === null || value === undefined || value === '') return true
    // A client of the REST API may send anything.
    if (typeof value !== 'string' || !slugify(value)) return 'Enter at least one letter or digit.'
    return options.validate?.(slugify(value)) ?? true
  },
  admin: { position: 'sidebar', description: options.description },
})

interface SlugSource {
  readonly collection: 'articles' | 'pages' | 'filter-groups' | 'terms'
  /** Field the slug is created from. */
  readonly from: 'title' | 'label'
  /** Used when the source has no letter or digit. */
  readonly fallback: string
  /** Field that limits uniqueness: the slug of a term is unique within its group. */
  readonly within?: string
}

/** Hook that creates an empty slug, normalizes an edited one, and appends `-2`, `-3` … to one that is in use. */
export function setSlug({ collection, from, fallback, within }: SlugSource) {
  const hook: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    const edited = typeof data['slug'] === 'string' ? data['slug'] : undefined
    const current = edited ?? originalDoc?.slug ?? ''
    const source = data[from] ?? originalDoc?.[from] ?? ''
    // An autosaved draft without a title gets a slug later, with its title.
    if (!current && !source) return data
    const slug = slugify(String(current)) || slugify(String(source)) || fallback
    const scope = within ? idOf(data[within] ?? originalDoc?.[within]) : undefined
    const hasTrash = collection !== 'filter-groups'
    const inScope: Where = within && scope !== undefined ? { [within]: { equals: scope } } : {}
    const isTaken = async (candidate: string) => {
      const conditions: Where[] = [{ slug: { equals: candidate } }]
      if (hasTrash) conditions.push(NOT_IN_TRASH)
      if (originalDoc?.id !== undefined) conditions.push({ id: { not_equals: originalDoc.id } })
      const where = { and: [...conditions, inScope] }
      const locale = requestLocale(req)
      // Galleries show articles and images.
      if (collection === 'articles' && (await isImageSlugTaken(req, candidate))) return true
      return Boolean(await req.payload.db.findOne({ collection, where, locale, req }))
    }
    const isUnchanged = slug === originalDoc?.slug && !within
    if (isUnchanged && !isRestored({ data, originalDoc })) return { ...data, slug }
    const free = await freeSlug(slug, isTaken)
    const id: unknown = originalDoc?.id
    if (hasTrash) await releaseSlug(req, { collection, slug: free, id, within: inScope })
    return { ...data, slug: free }
  }
  return hook
}
