import { fold, isUnspaced, wordsOf } from '@tessera/gallery/core'
import { nearWords, signatureOf } from './near-words'

/** Where in a document a word stands, the telling places first. */
export const FIELDS = ['title', 'terms', 'intro', 'body', 'transcripts'] as const
export type SearchedTexts = Readonly<Record<(typeof FIELDS)[number], string>>

/** A document's words are worth more in its title than in its body. */
const WEIGHTS: readonly number[] = [8, 4, 3, 1, 0.5]
/** A posting is a document and a field in one number. */
const FIELD_BITS = 3

/** How well a word of the index answers a word of a query. */
const EXACT = 1
const BEGINS = 0.6
const NEAR = 0.3

/** Beyond this many words a query is no longer one; the rest is not looked at. */
const MOST_WORDS = 8

export interface Ranked {
  /** The best documents, the best first. */
  readonly best: readonly { readonly place: number; readonly score: number }[]
  /** How many documents answer. */
  readonly total: number
}

/** Collects documents and makes an index of them. */
export class WordIndexBuilder {
  readonly #postings = new Map<string, number[]>()
  #size = 0

  /** The place of a document is how many came before it. */
  add(texts: SearchedTexts): void {
    const place = this.#size++
    const seen = new Set<string>()
    FIELDS.forEach((field, at) => {
      for (const word of searchedWords(texts[field])) {
        if (seen.has(word)) continue // in a better place already
        seen.add(word)
        const posting = (place << FIELD_BITS) | at
        const found = this.#postings.get(word)
        if (found) found.push(posting)
        else this.#postings.set(word, [posting])
      }
    })
  }

  build(): WordIndex {
    const words = [...this.#postings.keys()].sort()
    const starts = new Uint32Array(words.length + 1)
    words.forEach((word, i) => {
      starts[i + 1] = (starts[i] ?? 0) + (this.#postings.get(word)?.length ?? 0)
    })
    const postings = new Uint32Array(starts[words.length] ?? 0)
    words.forEach((word, i) => postings.set(this.#postings.get(word) ?? [], starts[i]))
    return new WordIndex({ words, starts, postings, size: this.#size })
  }
}

interface Parts {
  /** Folded, in order. */
  readonly words: readonly string[]
  /** Where each word's postings begin; one more tells where the last one's end. */
  readonly starts: Uint32Array
  readonly postings: Uint32Array
  readonly size: number
}

/** Finds documents that have all words of a query, whole or begun; a word that nothing begins with may be misspelt. */
export class WordIndex {
  readonly #parts: Parts
  readonly #signatures: Uint32Array

  constructor(parts: Parts) {
    this.#parts = parts
    this.#signatures = Uint32Array.from(parts.words, signatureOf)
  }

  find(query: string, { most, lastField = FIELDS.length - 1, isHidden }: FindOptions): Ranked {
    const { size } = this.#parts
    const words = [...new Set(searchedWords(query))].slice(0, MOST_WORDS)
    if (words.length === 0) return { best: [], total: 0 }
    const scores = new Float64Array(size)
    const best = new Float64Array(size)
    words.forEach((word, nth) => {
      best.fill(0)
      this.#scoreWord(word, lastField, best)
      for (let place = 0; place < size; place++) {
        const score = best[place] ?? 0
        const before = scores[place] ?? 0
        // Every word must be found: one that is not takes the document out for good.
        scores[place] = score > 0 && (nth === 0 || before > 0) ? before + score : 0
      }
    })
    return topOf(scores, most, isHidden)
  }

  #scoreWord(word: string, lastField: number, best: Float64Array): void {
    const { words } = this.#parts
    let at = lowerBound(words, word)
    const isBegun = words[at]?.startsWith(word) ?? false
    if (!isBegun) {
      for (const near of nearWords(word, words, this.#signatures))
        this.#scorePostings(near, NEAR, lastField, best)
      return
    }
    for (; words[at]?.startsWith(word); at++)
      this.#scorePostings(at, words[at] === word ? EXACT : BEGINS, lastField, best)
  }

  #scorePostings(word: number, closeness: number, lastField: number, best: Float64Array): void {
    const { starts, postings, size } = this.#parts
    const start = starts[word] ?? 0
    const end = starts[word + 1] ?? 0
    // A word that few documents have tells more.
    const rarity = Math.log(1 + size / (end - start))
    for (let i = start; i < end; i++) {
      const posting = postings[i] ?? 0
      const field = posting & ((1 << FIELD_BITS) - 1)
      if (field > lastField) continue
      const place = posting >>> FIELD_BITS
      const score = closeness * rarity * (WEIGHTS[field] ?? 0)
      if (score > (best[place] ?? 0)) best[place] = score
    }
  }
}

export interface FindOptions {
  /** How many documents are wanted at most. */
  readonly most: number
  /** The last of FIELDS that counts: 0 for titles alone. */
  readonly lastField?: number
  readonly isHidden: (place: number) => boolean
}

/** Equal scores stay in the documents' own order. */
function topOf(scores: Float64Array, most: number, isHidden: (place: number) => boolean): Ranked {
  const found: number[] = []
  for (let place = 0; place < scores.length; place++)
    if ((scores[place] ?? 0) > 0 && !isHidden(place)) found.push(place)
  const least = leastOfBest(
    found.map((place) => scores[place] ?? 0),
    most,
  )
  const best = found
    .map((place) => ({ place, score: scores[place] ?? 0 }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, most)
  return { best, total: found.length }
}

/** The score of the last one wanted: numbers sort ten times as fast as what belongs to them. */
function leastOfBest(scores: readonly number[], most: number): number {
  if (scores.length <= most) return 0
  return Float64Array.from(scores).sort().at(-most) ?? 0
}

/** A script without spaces is found by each two letters that stand together. */
function searchedWords(text: string): readonly string[] {
  return wordsOf(fold(text)).flatMap((word) => (isUnspaced(word) ? pairsOf([...word]) : [word]))
}

const pairsOf = (letters: readonly string[]): readonly string[] =>
  letters.length < 2 ? letters : letters.slice(1).map((letter, i) => `${letters[i]}${letter}`)

/** Where the first word stands that is not before `word`. */
function lowerBound(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
