import { letterMask, nearestWord } from './nearest-word'
import { SEARCH_FIELDS, toSearchWords } from '../texts/searchable-texts'
import { hasDigit } from './has-digit'
import { NOTE_BITS, NOTE_MASK, type Postings } from './postings'
import { rank, Scores, type RankedDocuments } from './scores'
import type { Stem } from './stemmers'
import { readYears, type YearTerm } from '../query/year-range'

/** Weight of a word by the field that it is in, in the order of `SEARCH_FIELDS`. */
const FIELD_WEIGHTS: readonly number[] = [8, 4, 3, 1, 0.5]

/** Weights of the ways in which a word of the index can match a word of the query. */
const EXACT_WEIGHT = 1
const FORM_WEIGHT = 0.8
const PREFIX_WEIGHT = 0.6
/** A date counts like a term. */
const YEAR_SCORE = 4

/** Misspelt words of the last queries. */
const MAX_MISSPELT_WORDS = 64

/** Year of a document without a date. */
export const NO_YEAR = -32_768

/** Words of a query. Further ones are ignored. */
const MAX_WORDS = 8

interface FindOptions {
  /** Length of `best` at most. */
  readonly max: number
  /** Index of the last field of `SEARCH_FIELDS` to search: 0 for titles only. */
  readonly lastField?: number
  /** Null if no document is. */
  readonly isHidden: ((document: number) => boolean) | null
}

/** The words are folded. */
export interface IndexData extends Postings {
  /** Stem → the words that have it. */
  readonly forms: ReadonlyMap<string, readonly string[]>
  readonly stem: Stem
  /** First and last year of each document's date. */
  readonly years: Int16Array
  /** Number of documents. */
  readonly size: number
}

/** An inverted index. Documents are numbers from 0. */
export class WordIndex {
  readonly #data: IndexData
  /** The words without figures, which may be misspelt. Of a catalogue, most words are its numbers. */
  readonly #spelt: readonly string[]
  readonly #masks: Uint32Array
  /** Misspelt words and the nearest ones; '' for none. */
  readonly #nearest = new Map<string, string>()
  /** Of all terms so far, and of the next one. */
  readonly #found: Scores
  readonly #next: Scores

  constructor(data: IndexData) {
    this.#data = data
    this.#spelt = data.words.filter((word) => !hasDigit(word))
    this.#masks = Uint32Array.from(this.#spelt, letterMask)
    this.#found = new Scores(data.size)
    this.#next = new Scores(data.size)
  }

  /**
   * Finds the documents that match all words of a query: exactly, as a prefix, in another form (plural) or, if none of
   * these exists, the nearest word. Years match the dates of documents, and figures in their texts.
   */
  find(
    query: string,
    { max, lastField = SEARCH_FIELDS.length - 1, isHidden }: FindOptions,
  ): RankedDocuments {
    this.#found.clear()
    for (const [index, term] of toTerms(query).entries()) {
      const scores = index === 0 ? this.#found : this.#next
      scores.clear()
      if (typeof term === 'string') this.#scoreWord(term, lastField, scores)
      else this.#scoreYears(term, lastField, scores, index === 0 ? null : this.#found.documents)
      if (index > 0) this.#found.intersect(scores)
    }
    return rank(this.#found, max, isHidden)
  }

  /**
   * Documents whose date has a year of the range, or whose text has the year itself.
   * @param found by the other words of the query; null for all documents
   */
  #scoreYears(
    { from, to, word }: YearTerm,
    lastField: number,
    scores: Scores,
    found: Uint32Array | null,
  ): void {
    const { years, size } = this.#data
    if (word !== null) this.#scoreWord(word, lastField, scores)
    // Suggestions complete titles only.
    if (lastField === 0) return
    for (let i = 0; i < (found?.length ?? size); i++) {
      const document = found ? (found[i] ?? 0) : i
      const first = years[2 * document] ?? NO_YEAR
      const last = years[2 * document + 1] ?? NO_YEAR
      const isWithin = first !== NO_YEAR && first <= to && last >= from
      if (isWithin) scores.raise(document, YEAR_SCORE)
    }
  }

  /** Writes the best score of each document for a word into `scores`. */
  #scoreWord(word: string, lastField: number, scores: Scores): void {
    if (this.#scoreForms(word, lastField, scores) || hasDigit(word)) return
    const nearest = this.#nearestTo(word)
    // As if it had been typed: a misspelt word never finds more than the right one.
    if (nearest !== null) this.#scoreForms(nearest, lastField, scores)
  }

  /** Reads all words once: shorter versions of a query look for the same misspelt words again. */
  #nearestTo(word: string): string | null {
    const known = this.#nearest.get(word)
    if (known !== undefined) return known === '' ? null : known
    const nearest = nearestWord(word, this.#spelt, this.#masks)
    // Static sites search in the browser, without a library.
    if (this.#nearest.size >= MAX_MISSPELT_WORDS) this.#nearest.clear()
    this.#nearest.set(word, nearest ?? '')
    return nearest
  }

  /** @returns whether the index has the word, one that begins with it, or another form of it */
  #scoreForms(word: string, lastField: number, scores: Scores): boolean {
    const { words, forms, stem } = this.#data
    let isFound = false
    for (let index = lowerBound(words, word); words[index]?.startsWith(word); index++) {
      isFound = true
      const weight = words[index] === word ? EXACT_WEIGHT : PREFIX_WEIGHT
      this.#scorePostings(index, weight, lastField, scores)
    }
    for (const form of forms.get(stem(word)) ?? []) {
      isFound = true
      if (form !== word)
        this.#scorePostings(lowerBound(words, form), FORM_WEIGHT, lastField, scores)
    }
    return isFound
  }

  #scorePostings(word: number, weight: number, lastField: number, scores: Scores): void {
    const { starts, postings, size } = this.#data
    const start = starts[word] ?? 0
    const end = starts[word + 1] ?? 0
    // Inverse document frequency: rare words count more. The note of a posting is the field.
    const rarity = Math.log(1 + size / (end - start))
    const scoreOfField = Float32Array.from(FIELD_WEIGHTS, (each) => weight * rarity * each)
    const isEveryField = lastField === FIELD_WEIGHTS.length - 1
    if (isEveryField && scores.isEmpty) scores.fill(postings.subarray(start, end), scoreOfField)
    else
      for (let i = start; i < end; i++) {
        const posting = postings[i] ?? 0
        const field = posting & NOTE_MASK
        if (field <= lastField) scores.raise(posting >>> NOTE_BITS, scoreOfField[field] ?? 0)
      }
  }
}

/** The words and years of a query. */
function toTerms(query: string): readonly (string | YearTerm)[] {
  const { words, years } = readYears(query)
  return [...new Set(toSearchWords(words)), ...years].slice(0, MAX_WORDS)
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
