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
  const best = new BestDocuments(max, scores.of)
  let total = 0
  for (const document of scores.documents) {
    if (isHidden(document)) continue
    total += 1
    best.add(document)
  }
  return {
    best: best.sorted().map((document) => ({ document, score: scores.of(document) })),
    total,
  }
}

/**
 * The best of many documents, in a binary heap with the worst of them first: nearly all of a million are refused after one
 * comparison.
 */
class BestDocuments {
  readonly #max: number
  readonly #scoreOf: (document: number) => number
  readonly #heap: number[] = []

  constructor(max: number, scoreOf: (document: number) => number) {
    this.#max = max
    this.#scoreOf = scoreOf
  }

  add(document: number): void {
    if (this.#heap.length < this.#max) {
      this.#heap.push(document)
      this.#moveUp(this.#heap.length - 1)
    } else if (this.#max > 0 && this.#isWorse(this.#heap[0] ?? 0, document)) {
      this.#heap[0] = document
      this.#moveDown(0)
    }
  }

  /** The best first. */
  sorted(): readonly number[] {
    return this.#heap.toSorted((a, b) => (this.#isWorse(a, b) ? 1 : -1))
  }

  #isWorse(a: number, b: number): boolean {
    const difference = this.#scoreOf(a) - this.#scoreOf(b)
    return difference < 0 || (difference === 0 && a > b)
  }

  #moveUp(index: number): void {
    for (let own = index; own > 0;) {
      const parent = (own - 1) >> 1
      if (!this.#swapIfWorse(own, parent)) return
      own = parent
    }
  }

  #moveDown(index: number): void {
    for (let own = index; ;) {
      const [left, right] = [2 * own + 1, 2 * own + 2]
      if (left >= this.#heap.length) return
      const isRightWorse =
        right < this.#heap.length && this.#isWorse(this.#heap[right] ?? 0, this.#heap[left] ?? 0)
      const child = isRightWorse ? right : left
      if (!this.#swapIfWorse(child, own)) return
      own = child
    }
  }

  /** @returns whether the document at `index` was worse than the one at `parent`, and has its place now */
  #swapIfWorse(index: number, parent: number): boolean {
    const [own = 0, other = 0] = [this.#heap[index], this.#heap[parent]]
    if (!this.#isWorse(own, other)) return false
    this.#heap[index] = other
    this.#heap[parent] = own
    return true
  }
}
