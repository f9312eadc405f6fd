import { letterMask, nearestWord } from './nearest-word'
import { SEARCH_FIELDS, toSearchWords } from '../texts/searchable-texts'
import { hasDigit } from './has-digit'
import { NOTE_BITS, NOTE_MASK, type Postings } from './postings'
import { rank, Scores, type RankedDocuments } from './scores'
import type { Stem } from './stemmers'
import { readYears, type YearRange, type YearTerm } from '../query/year-range'

/** Weight of a word by the field that it is in, in the order of `SEARCH_FIELDS`. */
const FIELD_WEIGHTS: readonly number[] = [8, 4, 3, 1, 0.5]

/** Weights of the ways in which a word of the index can match a word of the query. */
const EXACT_WEIGHT = 1
const FORM_WEIGHT = 0.8
const PREFIX_WEIGHT = 0.6
/** A date counts like a term. */
const YEAR_SCORE = 4

/** Share of the documents that years are taken to match: they are read before a word that more documents have. */
const DATED_SHARE = 1 / 4

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

/** The words of the index that a word of a query matches, by their indexes. */
interface MatchedWords {
  /** The first that begins with it, and the first after those. */
  readonly start: number
  readonly end: number
  /** Whether `start` is the word itself. */
  readonly isExact: boolean
  readonly forms: readonly number[]
}
const NO_WORDS: MatchedWords = { start: 0, end: 0, isExact: false, forms: [] }

interface MatchedTerm {
  readonly words: MatchedWords
  readonly years: YearRange | null
  /** Number of postings, of years an estimate. */
  readonly size: number
}

interface ScoreOptions {
  readonly lastField: number
  readonly scores: Scores
  /** Has the documents to score; null for all. */
  readonly among: Scores | null
}

/** No word has it. */
const LAST_CHARACTER = '\uffff'

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
  /** Of the postings that are being read. */
  readonly #scoreOfField = new Float32Array(FIELD_WEIGHTS.length)

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
    // The rarest first: the others are looked for among its documents only.
    const terms = toTerms(query)
      .map((term) => this.#match(term))
      .sort((a, b) => a.size - b.size)
    for (const [index, term] of terms.entries()) {
      if (index === 0) this.#score(term, { lastField, scores: this.#found, among: null })
      else {
        this.#next.clear()
        this.#score(term, { lastField, scores: this.#next, among: this.#found })
        this.#found.intersect(this.#next)
      }
    }
    return rank(this.#found, max, isHidden)
  }

  #match(term: string | YearTerm): MatchedTerm {
    const years = typeof term === 'string' ? null : term
    const word = typeof term === 'string' ? term : term.word
    const words = word === null ? NO_WORDS : this.#matchWord(word)
    const dated = years ? this.#data.size * DATED_SHARE : 0
    return { words, years, size: this.#sizeOf(words) + dated }
  }

  #matchWord(word: string): MatchedWords {
    const matched = this.#matchForms(word)
    if (this.#sizeOf(matched) > 0 || hasDigit(word)) return matched
    const nearest = this.#nearestTo(word)
    // As if it had been typed: a misspelt word never finds more than the right one.
    return nearest === null ? matched : this.#matchForms(nearest)
  }

  #matchForms(word: string): MatchedWords {
    const { words, forms, stem } = this.#data
    const start = lowerBound(words, word)
    return {
      start,
      end: lowerBound(words, word + LAST_CHARACTER),
      isExact: words[start] === word,
      forms: (forms.get(stem(word)) ?? [])
        .filter((form) => form !== word)
        .map((form) => lowerBound(words, form)),
    }
  }

  /** Number of postings of the matched words. */
  #sizeOf({ start, end, forms }: MatchedWords): number {
    const { starts } = this.#data
    const count = (from: number, to: number) => (starts[to] ?? 0) - (starts[from] ?? 0)
    return forms.reduce((sum, form) => sum + count(form, form + 1), count(start, end))
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

  /** Writes the best score of each document for a term into empty scores. */
  #score({ words, years }: MatchedTerm, options: ScoreOptions): void {
    const { start, end, isExact, forms } = words
    for (let word = start; word < end; word++)
      this.#scorePostings(word, isExact && word === start ? EXACT_WEIGHT : PREFIX_WEIGHT, options)
    for (const form of forms) this.#scorePostings(form, FORM_WEIGHT, options)
    // Suggestions complete titles only.
    if (years && options.lastField > 0) this.#scoreYears(years, options)
  }

  /** Documents whose date has a year of the range. */
  #scoreYears({ from, to }: YearRange, { scores, among }: ScoreOptions): void {
    const { years, size } = this.#data
    const documents = among?.documents
    const count = documents?.length ?? size
    for (let i = 0; i < count; i++) {
      const document = documents ? (documents[i] ?? 0) : i
      // NO_YEAR is before all years.
      if ((years[2 * document] ?? NO_YEAR) <= to && (years[2 * document + 1] ?? NO_YEAR) >= from)
        scores.raise(document, YEAR_SCORE)
    }
  }

  #scorePostings(word: number, weight: number, { lastField, scores, among }: ScoreOptions): void {
    const { starts, postings, size } = this.#data
    const start = starts[word] ?? 0
    const end = starts[word + 1] ?? 0
    // Inverse document frequency: rare words count more. The note of a posting is the field.
    const rarity = Math.log(1 + size / (end - start))
    const scoreOfField = this.#scoreOfField
    FIELD_WEIGHTS.forEach((each, field) => (scoreOfField[field] = weight * rarity * each))
    const isEveryField = lastField === FIELD_WEIGHTS.length - 1
    if (isEveryField && scores.isEmpty && !among)
      return scores.fill(postings.subarray(start, end), scoreOfField)
    const found = among?.values
    for (let i = start; i < end; i++) {
      const posting = postings[i] ?? 0
      const document = posting >>> NOTE_BITS
      const field = posting & NOTE_MASK
      if (field <= lastField && (!found || (found[document] ?? 0) > 0))
        scores.raise(document, scoreOfField[field] ?? 0)
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
