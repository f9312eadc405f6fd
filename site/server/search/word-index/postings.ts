/** Elements of a part of the list while it grows: 256 kB. */
const PART_LENGTH = 65_536

export interface Postings {
  /** Sorted. */
  readonly words: readonly string[]
  /** Start of each word's postings, and the end of the last one's. */
  readonly starts: Uint32Array
  /** `document << NOTE_BITS | note` for each document of a word, in ascending order. */
  readonly postings: Uint32Array
}

/** Bits of the note that is kept with each word of a document. */
export const NOTE_BITS = 3
export const NOTE_MASK = (1 << NOTE_BITS) - 1

/**
 * Collects the words of documents, which are numbered from 0 as they are added. A word of a document takes 4 bytes while they
 * are added, and 4 afterwards; in a list for each word it would take 8 to 16.
 */
export class PostingsBuilder {
  readonly #numbers = new Map<string, number>()
  /** Word and note of everything added, in parts: growing one array would copy all of it. */
  readonly #parts: Uint32Array[] = []
  #length = 0
  /** `#length` after each document. */
  readonly #ends: number[] = []

  /** Adds a word of the current document, which must not have it yet. @returns whether no document had it before */
  add(word: string, note = 0): boolean {
    const known = this.#numbers.get(word)
    const number = known ?? this.#numbers.size
    if (known === undefined) this.#numbers.set(word, number)
    const index = this.#length % PART_LENGTH
    if (index === 0) this.#parts.push(new Uint32Array(PART_LENGTH))
    const part = this.#parts.at(-1)
    if (part) part[index] = (number << NOTE_BITS) | note
    this.#length += 1
    return known === undefined
  }

  endDocument(): void {
    this.#ends.push(this.#length)
  }

  /** A counting sort by word. */
  build(): Postings {
    const words = [...this.#numbers.keys()].sort()
    /** Rank in `words` by number. */
    const ranks = new Uint32Array(words.length)
    words.forEach((word, rank) => (ranks[this.#numbers.get(word) ?? 0] = rank))
    const starts = new Uint32Array(words.length + 1)
    this.#each((number) => {
      const next = (ranks[number] ?? 0) + 1
      starts[next] = (starts[next] ?? 0) + 1
    })
    for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0)
    const ends = starts.slice(0, -1)
    const postings = new Uint32Array(this.#length)
    this.#each((number, note, document) => {
      const rank = ranks[number] ?? 0
      const at = ends[rank] ?? 0
      ends[rank] = at + 1
      postings[at] = (document << NOTE_BITS) | note
    })
    return { words, starts, postings }
  }

  #each(visit: (number: number, note: number, document: number) => void): void {
    let document = 0
    for (let i = 0; i < this.#length; i++) {
      while (i >= (this.#ends[document] ?? Infinity)) document += 1
      const value = this.#parts[Math.floor(i / PART_LENGTH)]?.[i % PART_LENGTH] ?? 0
      visit(value >>> NOTE_BITS, value & NOTE_MASK, document)
    }
  }
}
