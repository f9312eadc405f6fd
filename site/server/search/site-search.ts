import { setImmediate as breathe } from 'node:timers/promises'
import { log, messageOf } from '../log'
import type { Library } from '../publications/library'
import {
  isPresent,
  searchedDocuments,
  searchedTexts,
  type SearchedDocument,
} from './searched-documents'
import { WordIndexBuilder, type WordIndex } from './word-index'

/** Up to this many documents are indexed while a visitor waits: about 50 ms. */
const SMALL = 500
/** Documents indexed between two answers to visitors: about 5 ms. */
const STEP = 20
/** Indexing anew may take this share of the time: one part in so many. */
const REBUILD_SHARE = 8

/** An index of the documents as they were, in their order. */
interface Indexed {
  readonly documents: readonly SearchedDocument[]
  readonly index: WordIndex
}

export interface Found {
  readonly documents: readonly SearchedDocument[]
  /** How many answer, of which the best are told. */
  readonly total: number
}

/**
 * Searches everything published. What changed since all was indexed has a small index of its own, which is asked as
 * well, until all is indexed anew in the background.
 */
export class SiteSearch {
  readonly #library: Library
  readonly #version: () => number
  #all: Indexed | null = null
  #changed: Indexed = NOTHING
  #known = -1
  #revision = 0
  #indexing = false
  #notBefore = 0

  /** @param version moves with every change of the library */
  constructor(library: Library, version: () => number) {
    this.#library = library
    this.#version = version
  }

  /** Moves whenever the same words may find something else. */
  get revision(): number {
    this.#keepUp()
    return this.#revision
  }

  /** Null while a large site is indexed for the first time. */
  find(query: string, { most, titlesOnly = false }: SearchOptions): Found | null {
    this.#keepUp()
    if (!this.#all) return null
    const found = [this.#all, this.#changed].map(({ documents, index }) => {
      const { best, total } = index.find(query, {
        most,
        ...(titlesOnly && { lastField: 0 }),
        isHidden: (place) => {
          const document = documents[place]
          return document === undefined || !isPresent(this.#library, document)
        },
      })
      const scored = best.flatMap(({ place, score }) => {
        const document = documents[place]
        return document ? [{ document, score }] : []
      })
      return { scored, total }
    })
    return {
      documents: found
        .flatMap(({ scored }) => scored)
        .sort((a, b) => b.score - a.score)
        .slice(0, most)
        .map(({ document }) => document),
      total: found.reduce((sum, { total }) => sum + total, 0),
    }
  }

  /** Indexes what there is, so that the first visitor need not wait. */
  warm(): void {
    this.#keepUp()
  }

  #keepUp(): void {
    const version = this.#version()
    if (version === this.#known) return
    this.#known = version
    this.#revision++
    const documents = searchedDocuments(this.#library)
    if (documents.length <= SMALL) {
      this.#all = this.#indexNow(documents)
      this.#changed = NOTHING
      return
    }
    const indexed = new Set(this.#all?.documents.map(({ record }) => record))
    const changed = this.#all ? documents.filter(({ record }) => !indexed.has(record)) : []
    this.#changed = this.#indexNow(changed.slice(0, SMALL))
    this.#indexLater()
  }

  #indexNow(documents: readonly SearchedDocument[]): Indexed {
    const builder = new WordIndexBuilder()
    for (const document of documents) builder.add(searchedTexts(this.#library, document))
    return { documents, index: builder.build() }
  }

  #indexLater(): void {
    if (this.#indexing) return
    this.#indexing = true
    const wait = Math.max(0, this.#notBefore - performance.now())
    setTimeout(() => {
      void this.#indexInSteps()
        .catch((error: unknown) =>
          log('error', 'search-not-indexed', { problem: messageOf(error) }),
        )
        .finally(() => {
          this.#indexing = false
        })
    }, wait).unref()
  }

  async #indexInSteps(): Promise<void> {
    const start = performance.now()
    const version = this.#version()
    const documents = searchedDocuments(this.#library)
    const builder = new WordIndexBuilder()
    for (const [place, document] of documents.entries()) {
      builder.add(searchedTexts(this.#library, document))
      if (place % STEP === STEP - 1) await breathe()
    }
    this.#all = { documents, index: builder.build() }
    this.#changed = NOTHING
    this.#revision++
    // What was published meanwhile is found at the next search.
    this.#known = this.#version() === version ? version : -1
    this.#notBefore = performance.now() + (performance.now() - start) * REBUILD_SHARE
  }
}

interface SearchOptions {
  readonly most: number
  /** For suggestions: what a visitor begins to type is a title. */
  readonly titlesOnly?: boolean
}

const NOTHING: Indexed = { documents: [], index: new WordIndexBuilder().build() }
