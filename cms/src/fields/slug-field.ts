import type { CollectionBeforeChangeHook, TextField, Where } from 'payload'
import { localeAsked } from '../localisation/in-locale'
import { idOf } from './id-of'
import { freeSlug, slugify } from './slug'

/** The slug of a document, made from its title when the editor leaves it empty. */
export const slugField = (about: {
  readonly source: string
  /** What an editor knows it by. */
  readonly label: string
  readonly unique: boolean
  /** Has each language one of its own? */
  readonly localized?: boolean
  readonly description: string
  readonly validate?: (slug: string) => true | string
}): TextField => ({
  name: 'slug',
  label: about.label,
  type: 'text',
  unique: about.unique,
  localized: about.localized ?? false,
  index: true,
  maxLength: 200,
  validate: (value: string | null | undefined) => {
    if (!value) return true
    if (!slugify(value)) return 'Write at least one letter or digit.'
    return about.validate?.(slugify(value)) ?? true
  },
  admin: { position: 'sidebar', description: about.description },
})

interface SlugSource {
  readonly collection: 'articles' | 'pages' | 'filter-groups' | 'terms'
  /** Field the slug is made from. */
  readonly from: 'title' | 'label'
  /** Used when the source has neither letter nor digit. */
  readonly fallback: string
  /** Field whose value shares the names with it: a term's slug is unique within its group. */
  readonly within?: string
}

/** Fills an empty slug, makes any slug fit for an address, and gives `-2` to one that is taken. */
export function keepSlug({ collection, from, fallback, within }: SlugSource) {
  const hook: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    const typed = typeof data['slug'] === 'string' ? data['slug'] : undefined
    const wanted = typed ?? originalDoc?.slug ?? ''
    const source = data[from] ?? originalDoc?.[from] ?? ''
    // An autosaved draft without a title has no slug yet; it gets one with the title.
    if (!wanted && !source) return data
    const slug = slugify(String(wanted)) || slugify(String(source)) || fallback
    const scope = within ? idOf(data[within] ?? originalDoc?.[within]) : undefined
    const isTaken = async (candidate: string) => {
      const same: Where[] = [{ slug: { equals: candidate } }]
      if (originalDoc?.id !== undefined) same.push({ id: { not_equals: originalDoc.id } })
      if (within && scope !== undefined) same.push({ [within]: { equals: scope } })
      const where = { and: same }
      const locale = localeAsked(req)
      return Boolean(await req.payload.db.findOne({ collection, where, locale, req }))
    }
    const unchanged = slug === originalDoc?.slug && !within
    return { ...data, slug: unchanged ? slug : await freeSlug(slug, isTaken) }
  }
  return hook
}
