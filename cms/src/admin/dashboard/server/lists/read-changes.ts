import { gatherImages, MAX_GATHERED } from './gather-images'
import {
  MAX_LISTED,
  toList,
  type DashboardList,
  type ListLink,
  type Reader,
} from './listed-document'
import { readNewest, type FoundDocument } from './read-newest'

/** What was changed last, and by whom. */
export async function readChanges(reader: Reader): Promise<DashboardList> {
  // One more shows that there are others.
  const limit = MAX_LISTED + 1
  const documents = await readNewest(reader, {
    collections: ['articles', 'pages'],
    where: {},
    limit,
  })
  const images = await readNewest(reader, {
    ...{ collections: ['media'], where: {}, limit: MAX_GATHERED },
  })
  const changes = [...documents, ...images].sort((a, b) => b.date.localeCompare(a.date))
  const names = await readNames(reader, changes)
  const named = changes.map(({ changedBy, createdBy, ...listed }) => {
    const name = changedBy ?? names.get(createdBy)
    return name ? { ...listed, note: `by ${name},` } : listed
  })
  return toList(gatherImages(named), ALL)
}

const ALL: readonly ListLink[] = [
  { label: 'All articles', path: '/collections/articles?sort=-updatedAt' },
  { label: 'All pages', path: '/collections/pages?sort=-updatedAt' },
  { label: 'All images', path: '/collections/media?sort=-updatedAt' },
]

/** Names of the users who created documents, by id. */
async function readNames({ payload }: Reader, documents: readonly FoundDocument[]) {
  const ids = documents.flatMap(({ createdBy }) => createdBy ?? [])
  const { docs } = await payload.find({ collection: 'users', where: { id: { in: ids } }, depth: 0 })
  return new Map<unknown, string>(docs.map(({ id, name }) => [id, String(name)]))
}
