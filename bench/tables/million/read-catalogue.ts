import { join } from 'node:path'
import type { Article, FilterGroup } from '@tessera/content'
import { loadMapping } from '../../../scripts/import/mapping/load-mapping.mjs'
import { toSlug } from '../../../scripts/import/mapping/values/to-slug.mjs'
import { readArticles } from '../../../scripts/import/read-articles.mjs'

/** A work as the importer reads it, with the ids of its terms. */
export interface CatalogueWork extends Pick<
  Article,
  'slug' | 'title' | 'excerpt' | 'date' | 'facts' | 'proportions' | 'terms'
> {
  readonly paragraphs: readonly string[]
}

export type CatalogueGroup = FilterGroup

/** The catalogue in `import/`, as the importer maps it to articles, and its filter groups. */
export async function readCatalogue(root: string): Promise<{
  readonly works: readonly CatalogueWork[]
  readonly groups: readonly CatalogueGroup[]
}> {
  const mapping = loadMapping(join(root, 'import/tate.json'))
  const file = join(root, 'import/tate-artworks-20k.ndjson.gz')
  const groups = new Map<string, CatalogueGroup>()
  const works: CatalogueWork[] = []
  for await (const { key, article } of readArticles({ file, mapping, onReject: () => undefined })) {
    const { title, slug = toSlug(`${title} ${key}`), excerpt = null, date = null } = article
    works.push({
      ...{ slug, title, excerpt, date },
      facts: article.facts ?? [],
      proportions: article.proportions ?? null,
      paragraphs: (article.body ?? []).filter((block) => typeof block === 'string'),
      terms: (article.terms ?? []).map((term) => addTerm(groups, term)),
    })
  }
  return { works, groups: [...groups.values()].filter(({ slug }) => slug !== 'collection') }
}

/** The id of a term, which is added to its group if it is new. */
function addTerm(
  groups: Map<string, CatalogueGroup>,
  { group, label }: { group: { slug: string; label: string }; label: string },
): string {
  const known = groups.get(group.slug) ?? { ...group, terms: [] }
  groups.set(group.slug, known)
  const slug = toSlug(label)
  const id = `${group.slug}-${slug}`
  if (!known.terms.some((term) => term.id === id)) known.terms.push({ id, slug, label })
  return id
}
