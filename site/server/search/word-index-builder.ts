import { SEARCH_FIELDS, toSearchWords, type SearchableTexts } from './searchable-texts'
import { FIELD_BITS, WordIndex } from './word-index'

export class WordIndexBuilder {
  readonly #postings = new Map<string, number[]>()
  #size = 0

  /** Adds a document. Its index is the number of documents before it. */
  add(texts: SearchableTexts): void {
    const document = this.#size++
    const seen = new Set<string>()
    SEARCH_FIELDS.forEach((field, fieldIndex) => {
      for (const word of toSearchWords(texts[field])) {
        if (seen.has(word)) continue // The word is in a more important field.
        seen.add(word)
        const posting = (document << FIELD_BITS) | fieldIndex
        const postings = this.#postings.get(word)
        if (postings) postings.push(posting)
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
