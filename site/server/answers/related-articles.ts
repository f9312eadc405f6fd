import type { ArticleRecord } from '../publications/article-record'
import type { Library } from '../publications/library'

/** What an author in common is worth, in terms. */
const AUTHOR = 1

interface Related {
  readonly article: ArticleRecord
  readonly shared: number
}

/** Articles that have most terms, or the author, in common with one; of two that share as much the newer one first. */
export function relatedArticles(
  { articles }: Pick<Library, 'articles'>,
  of: ArticleRecord,
  most: number,
): readonly ArticleRecord[] {
  const terms = new Set(of.terms)
  const best: Related[] = []
  for (const article of articles.values()) {
    if (article.key === of.key) continue
    let shared = article.author !== null && article.author === of.author ? AUTHOR : 0
    for (const id of article.terms) if (terms.has(id)) shared++
    if (shared > 0) insert(best, { article, shared }, most)
  }
  return best.map(({ article }) => article)
}

/** Keeps a short list in order: of 100,000 articles nearly all are turned away by one comparison. */
function insert(best: Related[], related: Related, most: number): void {
  const last = best.at(-1)
  if (best.length === most && last && compare(related, last) >= 0) return
  const place = best.findIndex((other) => compare(related, other) < 0)
  best.splice(place === -1 ? best.length : place, 0, related)
  if (best.length > most) best.pop()
}

const compare = (a: Related, b: Related) =>
  b.shared - a.shared || (b.article.time ?? -Infinity) - (a.article.time ?? -Infinity) || 0
