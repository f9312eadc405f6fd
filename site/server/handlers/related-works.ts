/** A common author counts as much as this number of common terms. */
const AUTHOR_SCORE = 1

/** The fields of an article or image that relate it to others. Images have no author: their creator is in their credit. */
interface RelatedWork {
  readonly key: string
  readonly terms: readonly string[]
  readonly time: number | null
  readonly author?: string | null
}

interface Candidate<Work> {
  readonly work: Work
  readonly score: number
}

/** Works with the most terms, or the author, in common with `work`. Among equals the newer comes first, then the smaller key. */
export function relatedWorks<Work extends RelatedWork>(
  works: Iterable<Work>,
  work: Work,
  max: number,
): readonly Work[] {
  const terms = new Set(work.terms)
  const best: Candidate<Work>[] = []
  for (const other of works) {
    if (other.key === work.key) continue
    let score = other.author && other.author === work.author ? AUTHOR_SCORE : 0
    for (const id of other.terms) if (terms.has(id)) score++
    if (score > 0) insert(best, { work: other, score }, max)
  }
  return best.map((candidate) => candidate.work)
}

/** Inserts into a short sorted list. Of 100,000 articles nearly all are rejected by the first comparison. */
function insert<Work extends RelatedWork>(
  best: Candidate<Work>[],
  candidate: Candidate<Work>,
  max: number,
): void {
  const last = best.at(-1)
  if (best.length === max && last && compare(candidate, last) >= 0) return
  const index = best.findIndex((other) => compare(candidate, other) < 0)
  best.splice(index === -1 ? best.length : index, 0, candidate)
  if (best.length > max) best.pop()
}

const compare = (a: Candidate<RelatedWork>, b: Candidate<RelatedWork>) =>
  b.score - a.score ||
  (b.work.time ?? -Infinity) - (a.work.time ?? -Infinity) ||
  (a.work.key < b.work.key ? -1 : 1)
