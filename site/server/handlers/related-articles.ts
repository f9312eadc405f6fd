import type { ArticleRecord } from '../publications/article-record'
import type { DocumentStore } from '../publications/document-store'

/** A common author counts as much as this number of common terms. */
const AUTHOR_SCORE = 1

interface Candidate {
  readonly article: ArticleRecord
  readonly score: number
}

/** Articles with the most terms, or the author, in common with `article`. Among equals the newer comes first. */
export function relatedArticles(
  { articles }: Pick<DocumentStore, 'articles'>,
  article: ArticleRecord,
  max: number,
): readonly ArticleRecord[] {
  const terms = new Set(article.terms)
  const best: Candidate[] = []
  for (const other of articles.values()) {
    if (other.key === article.key) continue
    let score = other.author !== null && other.author === article.author ? AUTHOR_SCORE : 0
    for (const id of other.terms) if (terms.has(id)) score++
    if (score > 0) insert(best, { article: other, score }, max)
  }
  return best.map((candidate) => candidate.article)
}

/** Inserts into a short sorted list. Of 100,000 articles nearly all are rejected by the first comparison. */
function insert(best: Candidate[], candidate: Candidate, max: number): void {
  const last = best.at(-1)
  if (best.length === max && last && compare(candidate, last) >= 0) return
  const index = best.findIndex((other) => compare(candidate, other) < 0)
  best.splice(index === -1 ? best.length : index, 0, candidate)
  if (best.length > max) best.pop()
}

const compare = (a: Candidate, b: Candidate) =>
  b.score - a.score || (b.article.time ?? -Infinity) - (a.article.time ?? -Infinity) || 0
