import type { PayloadRequest } from 'payload'
import { slugify } from '../../fields/slug'
import type { ImportedTerm } from './line'

type Id = number | string
export type TermFinder = (term: ImportedTerm) => Promise<Id>

/** Finds terms and their groups by slug, makes those that are missing, and remembers them. */
export function termFinder(req: PayloadRequest, importBatch: string): TermFinder {
  const { payload, user } = req
  const known = new Map<string, Promise<Id>>()
  const remember = (key: string, find: () => Promise<Id>): Promise<Id> => {
    const found = known.get(key) ?? find()
    known.set(key, found)
    // What failed is tried again.
    found.catch(() => known.delete(key))
    return found
  }
  const group = ({ slug, label }: ImportedTerm['group']) =>
    remember(slug, async () => {
      const row = await payload.db.findOne<{ id: number }>({
        collection: 'filter-groups',
        where: { slug: { equals: slugify(slug) } },
        joins: {},
      })
      if (row) return row.id
      const data = { slug, label, importBatch }
      return (await payload.create({ collection: 'filter-groups', data, user, depth: 0 })).id
    })
  return (term) => {
    const slug = slugify(term.slug ?? '') || slugify(term.label) || 'term'
    return remember(`${term.group.slug} ${slug}`, async () => {
      const owner = await group(term.group)
      const row = await payload.db.findOne<{ id: number }>({
        collection: 'terms',
        where: { and: [{ group: { equals: owner } }, { slug: { equals: slug } }] },
      })
      if (row) return row.id
      const data = { slug, label: term.label, group: owner, importBatch }
      return (await payload.create({ collection: 'terms', data, user, depth: 0 })).id
    })
  }
}
