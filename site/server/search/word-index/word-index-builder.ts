import type { YearRange } from '../query/year-range'
import { SEARCH_FIELDS, toSearchWords, type SearchableTexts } from '../texts/searchable-texts'
import { PostingsBuilder, type Postings } from './postings'
import type { Stem } from './stemmers'
import { NO_YEAR, WordIndex } from './word-index'

export class WordIndexBuilder {
  readonly #stem: Stem
  readonly #postings = new PostingsBuilder()
  /** Stem → its words. Stemming while documents are added keeps the last step short. */
  readonly #forms = new Map<string, string[]>()
  readonly #years: number[] = []
  #size = 0

  constructor(stem: Stem = (word) => word) {
    this.#stem = stem
  }

  /** Adds a document. Its index is the number of documents before it. */
  add(texts: SearchableTexts, years: YearRange | null = null): void {
    this.#size += 1
    this.#years.push(years?.from ?? NO_YEAR, years?.to ?? NO_YEAR)
    const seen = new Set<string>()
    SEARCH_FIELDS.forEach((field, fieldIndex) => {
      for (const word of toSearchWords(texts[field])) {
        if (seen.has(word)) continue // The word is in a more important field.
        seen.add(word)
        if (this.#postings.add(word, fieldIndex)) this.#addForm(word)
      }
    })
    this.#postings.endDocument()
  }

  #addForm(word: string): void {
    const stem = this.#stem(word)
    const forms = this.#forms.get(stem)
    if (forms) forms.push(word)
    else this.#forms.set(stem, [word])
  }

  /** The words, sorted, with their postings. */
  postings(): Postings {
    return this.#postings.build()
  }

  /** First and last year of each document's date. */
  get years(): readonly number[] {
    return this.#years
  }

  build(): WordIndex {
    return new WordIndex({
      ...this.postings(),
      years: Int16Array.from(this.#years),
      forms: this.#forms,
      stem: this.#stem,
      size: this.#size,
    })
  }
}
