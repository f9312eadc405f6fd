import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { log, messageOf } from '../log'
import type { DocumentStore } from '../publications/document-store'
import {
  searchableDocuments,
  SearchableDocuments,
  searchableTexts,
  yearsOf,
  type SearchableDocument,
} from './texts/searchable-documents'
import type { SearchableTexts } from './texts/searchable-texts'
import type { Stem } from './word-index/stemmers'
import type { WordIndex } from './word-index/word-index'
import { WordIndexBuilder } from './word-index/word-index-builder'

/** Up to this number of documents are indexed during a request: about 50 ms. */
const MAX_SMALL_SITE = 500
/** Documents per step of the background indexing: about 5 ms, after which other requests are answered. */
const DOCUMENTS_PER_STEP = 20
/** After a background indexing of t ms, the next one starts no earlier than t times this. */
const REINDEX_PAUSE = 8

/** Documents, and an index with the same numbers for them. */
interface IndexedDocuments {
  readonly documents: SearchableDocuments
  readonly index: WordIndex
}

/** A document in the list that has it. It is read when it is shown. */
export interface FoundDocument {
  readonly list: SearchableDocuments
  readonly number: number
}

export interface FoundDocuments {
  /** The best first. */
  readonly documents: readonly FoundDocument[]
  /** Number of all matching documents. */
  readonly total: number
}

interface SearchOptions {
  /** Number of documents to return at most. */
  readonly max: number
  /** For suggestions, which complete titles. */
  readonly titlesOnly?: boolean
}

/**
 * Searches everything published. Documents that changed since the last complete indexing have a small index of their
 * own, until a background indexing of all documents has finished.
 */
export class SearchIndex {
  readonly #store: DocumentStore
  readonly #version: () => number
  readonly #stem: Stem
  #all: IndexedDocuments | null = null
  #changed: IndexedDocuments
  #indexedVersion = -1
  #generation = 0
  #isIndexing = false
  /** Earliest time of the next background indexing, in ms of `performance.now`. */
  #nextIndexingTime = 0

  /**
   * @param version returns a number that increases with every change of the store
   * @param stem of the store's language
   */
  constructor(
    store: DocumentStore,
    { version, stem }: { readonly version: () => number; readonly stem: Stem },
  ) {
    this.#store = store
    this.#version = version
    this.#stem = stem
    this.#changed = this.#noDocuments()
  }

  /** Increases whenever a query may find other documents. */
  get generation(): number {
    this.#update()
    return this.#generation
  }

  /** Null while a large site is being indexed for the first time. */
  find(query: string, { max, titlesOnly = false }: SearchOptions): FoundDocuments | null {
    this.#update()
    if (!this.#all) return null
    const results = [this.#all, this.#changed].map(({ documents, index }) => {
      const { best, total } = index.find(query, {
        max,
        ...(titlesOnly && { lastField: 0 }),
        isHidden: documents.areCurrent() ? null : (number) => !documents.isCurrent(number),
      })
      const found = best.map(({ document, score }) => ({
        list: documents,
        number: document,
        score,
      }))
      return { found, total }
    })
    return {
      documents: results
        .flatMap(({ found }) => found)
        .sort((a, b) => b.score - a.score)
        .slice(0, max),
      total: results.reduce((sum, { total }) => sum + total, 0),
    }
  }

  #update(): void {
    const version = this.#version()
    if (version === this.#indexedVersion) return
    this.#indexedVersion = version
    this.#generation++
    const { works, pages } = this.#store
    if (works.size + pages.size <= MAX_SMALL_SITE) {
      this.#all = this.#indexNow(searchableDocuments(this.#store))
      this.#changed = this.#noDocuments()
      return
    }
    if (this.#all) this.#changed = this.#indexNow(this.#all.documents.changed())
    this.#indexInBackground()
  }

  /** The others are found when all documents have been indexed. */
  #indexNow(documents: SearchableDocuments): IndexedDocuments {
    const builder = new WordIndexBuilder(this.#stem)
    for (let number = 0; number < Math.min(documents.length, MAX_SMALL_SITE); number++)
      this.#add(builder, documents.at(number))
    return { documents, index: builder.build() }
  }

  /** Adds a document, or an empty one in place of a deleted one, so that the others keep their numbers. */
  #add(builder: WordIndexBuilder, document: SearchableDocument | undefined): void {
    if (document) builder.add(searchableTexts(this.#store, document), yearsOf(document))
    else builder.add(NO_TEXTS)
  }

  #noDocuments = (): IndexedDocuments => ({
    documents: new SearchableDocuments(this.#store, new Uint32Array(0), []),
    index: new WordIndexBuilder().build(),
  })

  #indexInBackground(): void {
    if (this.#isIndexing) return
    this.#isIndexing = true
    const delay = Math.max(0, this.#nextIndexingTime - performance.now())
    setTimeout(() => {
      void this.#indexInSteps()
        .catch((error: unknown) =>
          log('error', 'search-not-indexed', { problem: messageOf(error) }),
        )
        .finally(() => {
          this.#isIndexing = false
        })
    }, delay).unref()
  }

  async #indexInSteps(): Promise<void> {
    const start = performance.now()
    const version = this.#version()
    const documents = searchableDocuments(this.#store)
    const builder = new WordIndexBuilder(this.#stem)
    for (let number = 0; number < documents.length; number++) {
      this.#add(builder, documents.at(number))
      if ((number + 1) % DOCUMENTS_PER_STEP === 0) await yieldToEventLoop()
    }
    this.#all = { documents, index: builder.build() }
    this.#changed = this.#noDocuments()
    this.#generation++
    // If documents were published meanwhile, the next search indexes them.
    this.#indexedVersion = this.#version() === version ? version : -1
    const end = performance.now()
    this.#nextIndexingTime = end + (end - start) * REINDEX_PAUSE
  }
}

const NO_TEXTS: SearchableTexts = { title: '', terms: '', intro: '', body: '', transcripts: '' }

export const readDocuments = (documents: readonly FoundDocument[]): readonly SearchableDocument[] =>
  documents.flatMap(({ list, number }) => list.at(number) ?? [])
