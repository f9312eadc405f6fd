import type { TermUses } from '../../terms/find-term-uses'

/** Such as "12 articles, 3 images and 1 gallery"; null for nothing. */
export function listUses({ articles, images, galleries }: TermUses): string | null {
  const counts = [
    countOf(articles.count, 'article', 'articles'),
    countOf(images.count, 'image', 'images'),
    countOf(galleries.count, 'gallery', 'galleries'),
  ].filter((count) => count !== null)
  if (counts.length === 0) return null
  return new Intl.ListFormat('en-GB').format(counts)
}

export function describeUses(uses: TermUses): string {
  const list = listUses(uses)
  return list ? `Used by ${list}.` : 'Not used yet.'
}

const countOf = (count: number, one: string, many: string) =>
  count === 0 ? null : `${count} ${count === 1 ? one : many}`
