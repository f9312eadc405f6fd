import type { PayloadRequest } from 'payload'
import { slugify } from '../../fields/slug/slugify'
import { NOT_IN_TRASH } from '../../trash/in-trash'
import { findOrCreateGroup } from './find-or-create-group'
import type { ImportedTerm } from './parse-line'

type Id = number | string
export type TermFinder = (term: ImportedTerm) => Promise<Id>

/** Finds terms and their groups by slug, creates the missing ones, and caches the ids. */
export function createTermFinder(req: PayloadRequest, importBatch: string): TermFinder {
  const { payload, user } = req
  const ids = new Map<string, Promise<Id>>()
  const cached = (key: string, find: () => Promise<Id>): Promise<Id> => {
    const id = ids.get(key) ?? find()
    ids.set(key, id)
    // A failed query is repeated next time.
    id.catch(() => ids.delete(key))
    return id
  }
  const findGroup = (group: ImportedTerm['group']) =>
    cached(group.slug, () => findOrCreateGroup(req, group, importBatch))
  return (term) => {
    const slug = slugify(term.slug ?? '') || slugify(term.label) || 'term'
    return cached(`${term.group.slug} ${slug}`, async () => {
      const group = await findGroup(term.group)
      const row = await payload.db.findOne<{ id: number }>({
        collection: 'terms',
        where: { and: [{ group: { equals: group } }, { slug: { equals: slug } }, NOT_IN_TRASH] },
      })
      if (row) return row.id
      const data = { slug, label: term.label, group, importBatch }
      return (await payload.create({ collection: 'terms', data, user, depth: 0 })).id
    })
  }
}
