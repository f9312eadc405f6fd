import { SEARCH_FIELDS, toSearchWords, type SearchableTexts } from '../texts/searchable-texts'
import type { Stem } from './stemmers'
import { createWordIndex, type WordEntry } from './create-word-index'
import { FIELD_BITS, NO_YEAR, type WordIndex } from './word-index'
import type { YearRange } from '../query/year-range'

export class WordIndexBuilder {
  readonly #stem: Stem
  readonly #postings = new Map<string, number[]>()
  /** Stem → its words. Stemming while documents are added keeps the last step short. */
  readonly #forms = new Map<string, string[]>()
  readonly #years: number[] = []
  #size = 0

  constructor(stem: Stem = (word) => word) {
    this.#stem = stem
  }

  /** Adds a document. Its index is the number of documents before it. */
  add(texts: SearchableTexts, years: YearRange | null = null): void {
    const document = this.#size++
    this.#years.push(years?.from ?? NO_YEAR, years?.to ?? NO_YEAR)
    const seen = new Set<string>()
    SEARCH_FIELDS.forEach((field, fieldIndex) => {
      for (const word of toSearchWords(texts[field])) {
        if (seen.has(word)) continue // The word is in a more important field.
        seen.add(word)
        const posting = (document << FIELD_BITS) | fieldIndex
        const postings = this.#postings.get(word)
        if (postings) postings.push(posting)
        else {
          this.#postings.set(word, [posting])
          this.#addForm(word)
        }
      }
    })
  }

  #addForm(word: string): void {
    const stem = this.#stem(word)
    const forms = this.#forms.get(stem)
    if (forms) forms.push(word)
    else this.#forms.set(stem, [word])
  }

  /** The words, sorted, with their postings. */
  entries(): readonly WordEntry[] {
    return [...this.#postings].sort(([a], [b]) => (a < b ? -1 : 1))
  }

  /** First and last year of each document's date. */
  get years(): readonly number[] {
    return this.#years
  }

  build(): WordIndex {
    const years = Int16Array.from(this.#years)
    const forms = this.#forms
    return createWordIndex(this.entries(), { forms, stem: this.#stem, years, size: this.#size })
  }
}
