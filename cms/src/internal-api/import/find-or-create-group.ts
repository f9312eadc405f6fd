import type { PayloadRequest } from 'payload'
import { slugify } from '../../fields/slug/slugify'
import type { ImportedTerm } from './parse-line'

/** Id of the filter group with the slug of an imported one. */
export async function findOrCreateGroup(
  { payload, user }: PayloadRequest,
  { slug, label }: ImportedTerm['group'],
  importBatch: string,
): Promise<number | string> {
  const row = await payload.db.findOne<{ id: number }>({
    collection: 'filter-groups',
    where: { slug: { equals: slugify(slug) } },
    joins: {},
  })
  if (row) return row.id
  const data = { slug, label, importBatch }
  return (await payload.create({ collection: 'filter-groups', data, user, depth: 0 })).id
}
