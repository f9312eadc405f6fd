import { fuzzyMatch, letterMask } from './fuzzy-match'
import { SEARCH_FIELDS, toSearchWords } from './searchable-texts'

/** Weight of a word by the field that it is in, in the order of `SEARCH_FIELDS`. */
const FIELD_WEIGHTS: readonly number[] = [8, 4, 3, 1, 0.5]

/** A posting is `document << FIELD_BITS | field`. */
export const FIELD_BITS = 3
const FIELD_MASK = (1 << FIELD_BITS) - 1

/** Weights of the three ways in which a word of the index can match a word of the query. */
const EXACT_WEIGHT = 1
const PREFIX_WEIGHT = 0.6
const FUZZY_WEIGHT = 0.3

/** Words of a query. Further ones are ignored. */
const MAX_WORDS = 8

export interface RankedDocuments {
  /** Indexes and scores of the best documents, the best first. */
  readonly best: readonly { readonly document: number; readonly score: number }[]
  /** Number of all matching documents. */
  readonly total: number
}

interface FindOptions {
  /** Length of `best` at most. */
  readonly max: number
  /** Index of the last field of `SEARCH_FIELDS` to search: 0 for titles only. */
  readonly lastField?: number
  readonly isHidden: (document: number) => boolean
}

interface IndexData {
  /** Folded and sorted. */
  readonly words: readonly string[]
  /** Start of each word's postings, and the end of the last one's. */
  readonly starts: Uint32Array
  readonly postings: Uint32Array
  /** Number of documents. */
  readonly size: number
}

/** An inverted index. Documents are numbers from 0. */
export class WordIndex {
  readonly #data: IndexData
  readonly #masks: Uint32Array

  constructor(data: IndexData) {
    this.#data = data
    this.#masks = Uint32Array.from(data.words, letterMask)
  }

  /** Finds the documents that match all words of a query: exactly, as a prefix or, if neither exists, with typos. */
  find(
    query: string,
    { max, lastField = SEARCH_FIELDS.length - 1, isHidden }: FindOptions,
  ): RankedDocuments {
    const { size } = this.#data
    const words = [...new Set(toSearchWords(query))].slice(0, MAX_WORDS)
    if (words.length === 0) return { best: [], total: 0 }
    const scores = new Float64Array(size)
    const wordScores = new Float64Array(size)
    words.forEach((word, wordIndex) => {
      wordScores.fill(0)
      this.#scoreWord(word, lastField, wordScores)
      for (let document = 0; document < size; document++) {
        const score = wordScores[document] ?? 0
        const before = scores[document] ?? 0
        // A document without one of the words gets 0 and keeps it.
        scores[document] = score > 0 && (wordIndex === 0 || before > 0) ? before + score : 0
      }
    })
    return rank(scores, max, isHidden)
  }

  /** Writes the best score of each document for a word into `scores`. */
  #scoreWord(word: string, lastField: number, scores: Float64Array): void {
    const { words } = this.#data
    let index = lowerBound(words, word)
    const hasPrefix = words[index]?.startsWith(word) ?? false
    if (!hasPrefix) {
      for (const similar of fuzzyMatch(word, words, this.#masks))
        this.#scorePostings(similar, FUZZY_WEIGHT, lastField, scores)
      return
    }
    for (; words[index]?.startsWith(word); index++) {
      const weight = words[index] === word ? EXACT_WEIGHT : PREFIX_WEIGHT
      this.#scorePostings(index, weight, lastField, scores)
    }
  }

  #scorePostings(word: number, weight: number, lastField: number, scores: Float64Array): void {
    const { starts, postings, size } = this.#data
    const start = starts[word] ?? 0
    const end = starts[word + 1] ?? 0
    // Inverse document frequency: rare words count more.
    const rarity = Math.log(1 + size / (end - start))
    for (let i = start; i < end; i++) {
      const posting = postings[i] ?? 0
      const field = posting & FIELD_MASK
      if (field > lastField) continue
      const document = posting >>> FIELD_BITS
      const score = weight * rarity * (FIELD_WEIGHTS[field] ?? 0)
      if (score > (scores[document] ?? 0)) scores[document] = score
    }
  }
}

/** Sorts by score. Documents with equal scores keep their order. */
function rank(
  scores: Float64Array,
  max: number,
  isHidden: (document: number) => boolean,
): RankedDocuments {
  const matching: number[] = []
  for (let document = 0; document < scores.length; document++)
    if ((scores[document] ?? 0) > 0 && !isHidden(document)) matching.push(document)
  const minScore = nthScore(
    matching.map((document) => scores[document] ?? 0),
    max,
  )
  const best = matching
    .map((document) => ({ document, score: scores[document] ?? 0 }))
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score || a.document - b.document)
    .slice(0, max)
  return { best, total: matching.length }
}

/** The `n`th best score. Sorting a typed array of numbers is ten times faster than sorting objects. */
function nthScore(scores: readonly number[], n: number): number {
  if (scores.length <= n) return 0
  return Float64Array.from(scores).sort().at(-n) ?? 0
}

/** Index of the first word that is not less than `word`. */
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
