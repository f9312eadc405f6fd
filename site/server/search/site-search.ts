import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { log, messageOf } from '../log'
import type { DocumentStore } from '../publications/document-store'
import {
  isPublished,
  searchableDocuments,
  searchableTexts,
  yearsOf,
  type SearchableDocument,
} from './texts/searchable-documents'
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
  readonly documents: readonly SearchableDocument[]
  readonly index: WordIndex
}

export interface FoundDocuments {
  /** The best first. */
  readonly documents: readonly SearchableDocument[]
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
export class SiteSearch {
  readonly #store: DocumentStore
  readonly #version: () => number
  readonly #stem: Stem
  #all: IndexedDocuments | null = null
  #changed: IndexedDocuments = NO_DOCUMENTS
  #indexedVersion = -1
  #revision = 0
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
  }

  /** Increases whenever a query may find other documents. */
  get revision(): number {
    this.#update()
    return this.#revision
  }

  /** Null while a large site is being indexed for the first time. */
  find(query: string, { max, titlesOnly = false }: SearchOptions): FoundDocuments | null {
    this.#update()
    if (!this.#all) return null
    const results = [this.#all, this.#changed].map(({ documents, index }) => {
      const { best, total } = index.find(query, {
        max,
        ...(titlesOnly && { lastField: 0 }),
        isHidden: (number) => {
          const document = documents[number]
          return document === undefined || !isPublished(this.#store, document)
        },
      })
      const scored = best.flatMap(({ document: number, score }) => {
        const document = documents[number]
        return document ? [{ document, score }] : []
      })
      return { scored, total }
    })
    return {
      documents: results
        .flatMap(({ scored }) => scored)
        .sort((a, b) => b.score - a.score)
        .slice(0, max)
        .map(({ document }) => document),
      total: results.reduce((sum, { total }) => sum + total, 0),
    }
  }

  #update(): void {
    const version = this.#version()
    if (version === this.#indexedVersion) return
    this.#indexedVersion = version
    this.#revision++
    const documents = searchableDocuments(this.#store)
    if (documents.length <= MAX_SMALL_SITE) {
      this.#all = this.#indexNow(documents)
      this.#changed = NO_DOCUMENTS
      return
    }
    const indexed = new Set(this.#all?.documents.map(({ record }) => record))
    const changed = this.#all ? documents.filter(({ record }) => !indexed.has(record)) : []
    this.#changed = this.#indexNow(changed.slice(0, MAX_SMALL_SITE))
    this.#indexInBackground()
  }

  #indexNow(documents: readonly SearchableDocument[]): IndexedDocuments {
    const builder = new WordIndexBuilder(this.#stem)
    for (const document of documents)
      builder.add(searchableTexts(this.#store, document), yearsOf(document))
    return { documents, index: builder.build() }
  }

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
    for (const [number, document] of documents.entries()) {
      builder.add(searchableTexts(this.#store, document), yearsOf(document))
      if ((number + 1) % DOCUMENTS_PER_STEP === 0) await yieldToEventLoop()
    }
    this.#all = { documents, index: builder.build() }
    this.#changed = NO_DOCUMENTS
    this.#revision++
    // If documents were published meanwhile, the next search indexes them.
    this.#indexedVersion = this.#version() === version ? version : -1
    const end = performance.now()
    this.#nextIndexingTime = end + (end - start) * REINDEX_PAUSE
  }
}

const NO_DOCUMENTS: IndexedDocuments = { documents: [], index: new WordIndexBuilder().build() }
