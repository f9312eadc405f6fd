/** Scores of documents: 0 for those that do not match. */
export class Scores {
  readonly #scores: Float32Array
  /** The documents with a score. */
  #documents: number[] = []

  /** @param size number of all documents */
  constructor(size: number) {
    this.#scores = new Float32Array(size)
  }

  get documents(): readonly number[] {
    return this.#documents
  }

  of = (document: number): number => this.#scores[document] ?? 0

  /** Keeps the higher score. */
  raise(document: number, score: number): void {
    const before = this.of(document)
    if (score <= before) return
    if (before === 0) this.#documents.push(document)
    this.#scores[document] = score
  }

  /** The documents that have a score in both, with the sum. This one is not used any more. */
  intersect(others: Scores): this {
    this.#documents = this.#documents.filter((document) => others.of(document) > 0)
    for (const document of this.#documents)
      this.#scores[document] = this.of(document) + others.of(document)
    return this
  }
}

export interface RankedDocuments {
  /** Indexes and scores of the best documents, the best first. */
  readonly best: readonly { readonly document: number; readonly score: number }[]
  /** Number of all matching documents. */
  readonly total: number
}

/** Sorts by score. Documents with equal scores keep their order. */
export function rank(
  scores: Scores,
  max: number,
  isHidden: (document: number) => boolean,
): RankedDocuments {
  const matching = scores.documents.filter((document) => !isHidden(document))
  const minScore = nthScore(matching, scores, max)
  const best = matching
    .filter((document) => scores.of(document) >= minScore)
    .sort((a, b) => scores.of(b) - scores.of(a) || a - b)
    .slice(0, max)
    .map((document) => ({ document, score: scores.of(document) }))
  return { best, total: matching.length }
}

/** The `n`th best score. Sorting a typed array of numbers is ten times faster than sorting documents by their scores. */
function nthScore(documents: readonly number[], scores: Scores, n: number): number {
  if (documents.length <= n) return 0
  return Float32Array.from(documents, scores.of).sort().at(-n) ?? 0
}
