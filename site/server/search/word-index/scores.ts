import { NOTE_BITS, NOTE_MASK } from './postings'

/** Share of the documents from which it is faster to clear the scores of all. */
const CLEAR_ALL_SHARE = 1 / 16

/** Scores of documents: 0 for those that do not match. Its arrays are used again: new ones for each query take longer. */
export class Scores {
  readonly #scores: Float32Array
  /** The documents with a score are the first `#count`. */
  readonly #documents: Uint32Array
  #count = 0

  /** @param size number of all documents */
  constructor(size: number) {
    this.#scores = new Float32Array(size)
    this.#documents = new Uint32Array(size)
  }

  get isEmpty(): boolean {
    return this.#count === 0
  }

  get documents(): Uint32Array {
    return this.#documents.subarray(0, this.#count)
  }

  /** By document. */
  get values(): Float32Array {
    return this.#scores
  }

  clear(): void {
    if (this.#count > this.#scores.length * CLEAR_ALL_SHARE) this.#scores.fill(0)
    else for (let i = 0; i < this.#count; i++) this.#scores[this.#documents[i] ?? 0] = 0
    this.#count = 0
  }

  /** Keeps the higher score. */
  raise(document: number, score: number): void {
    const before = this.#scores[document] ?? 0
    if (score <= before) return
    if (before === 0) this.#documents[this.#count++] = document
    this.#scores[document] = score
  }

  /** Writes the scores of the first word into empty scores: twice as fast as `raise`. @param scores by the note of a posting */
  fill(postings: Uint32Array, scores: Float32Array): void {
    const values = this.#scores
    const documents = this.#documents
    for (let i = 0; i < postings.length; i++) {
      const posting = postings[i] ?? 0
      const document = posting >>> NOTE_BITS
      documents[i] = document
      values[document] = scores[posting & NOTE_MASK] ?? 0
    }
    this.#count = postings.length
  }

  /** Keeps the documents that have a score in both, with the sum. */
  intersect(others: Scores): void {
    let count = 0
    for (let i = 0; i < this.#count; i++) {
      const document = this.#documents[i] ?? 0
      const other = others.#scores[document] ?? 0
      const own = this.#scores[document] ?? 0
      this.#scores[document] = other > 0 ? own + other : 0
      if (other > 0) this.#documents[count++] = document
    }
    this.#count = count
  }
}

export interface RankedDocuments {
  /** Indexes and scores of the best documents, the best first. */
  readonly best: readonly { readonly document: number; readonly score: number }[]
  /** Number of all matching documents. */
  readonly total: number
}

/**
 * Sorts by score. Documents with equal scores keep their order.
 * @param isHidden null if none is
 */
export function rank(
  scores: Scores,
  max: number,
  isHidden: ((document: number) => boolean) | null,
): RankedDocuments {
  const { values } = scores
  const best = new BestDocuments(max, values)
  let total = 0
  const { documents } = scores
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? 0
    if (isHidden?.(document)) continue
    total += 1
    best.add(document)
  }
  return {
    best: best.sorted().map((document) => ({ document, score: values[document] ?? 0 })),
    total,
  }
}

/**
 * The best of many documents, in a binary heap with the worst of them first: nearly all of a million are refused after one
 * comparison.
 */
class BestDocuments {
  readonly #max: number
  readonly #scores: Float32Array
  readonly #heap: number[] = []
  /** The worst of them and its score, once there are `#max`; none is refused before. */
  #worst = -1
  #worstScore: number

  constructor(max: number, scores: Float32Array) {
    this.#max = max
    this.#worstScore = max > 0 ? -1 : Infinity
    this.#scores = scores
  }

  add(document: number): void {
    const score = this.#scores[document] ?? 0
    if (score < this.#worstScore || (score === this.#worstScore && document > this.#worst)) return
    if (this.#heap.length < this.#max) {
      this.#heap.push(document)
      this.#moveUp(this.#heap.length - 1)
      if (this.#heap.length < this.#max) return
    } else {
      this.#heap[0] = document
      this.#moveDown(0)
    }
    this.#worst = this.#heap[0] ?? 0
    this.#worstScore = this.#scores[this.#worst] ?? 0
  }

  /** The best first. */
  sorted(): readonly number[] {
    return this.#heap.toSorted((a, b) => (this.#isWorse(a, b) ? 1 : -1))
  }

  #isWorse(a: number, b: number): boolean {
    const difference = (this.#scores[a] ?? 0) - (this.#scores[b] ?? 0)
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
