import { LRUCache } from 'lru-cache'
import type { SearchRelaxation } from '../../components/pages/SearchRelaxations'
import type { Suggestion } from '../../serialization/search'
import type { BuiltGallery } from '../galleries/build-gallery'
import { MAX_TILES_SENT } from '../galleries/to-gallery'
import { tileOf } from '../galleries/to-tile'
import type { DocumentStore } from '../publications/document-store'
import { relaxQuery } from './query/relax-query'
import { resultsGallery } from './results-gallery'
import { readDocuments, SearchIndex, type FoundDocuments } from './search-index'
import { stemmerOf } from './word-index/stemmers'

/** Suggestions that a search box shows. */
const MAX_SUGGESTIONS = 8
/** Images of a shorter query, and documents among which they are looked for. */
const MAX_RELAXED_TILES = 3
const MAX_RELAXED_DOCUMENTS = 12
/** A page and its data file are requested one after the other, and without script each filter requests a page. */
const MAX_CACHED_QUERIES = 16

export interface SearchResults {
  readonly built: BuiltGallery
  /** Number of matching documents. The gallery has the best of them. */
  readonly total: number
  /** Shorter queries, if this one finds nothing. */
  readonly relaxations: readonly SearchRelaxation[]
}

/** The site's search with the results of the latest queries. */
export class SearchCache {
  readonly #store: DocumentStore
  readonly #title: string
  readonly #revision: () => number
  readonly #search: SearchIndex
  readonly #results = new LRUCache<string, SearchResults>({ max: MAX_CACHED_QUERIES })
  /** Generation of the search index that the cached results are from. */
  #generation = 0

  /**
   * @param version returns a number that increases with every change of the store
   * @param revision returns the revision of the publications that the store shows
   * @param title of the gallery of results
   * @param language tag of the store's language
   */
  constructor(
    store: DocumentStore,
    options: {
      readonly version: () => number
      readonly revision: () => number
      readonly title: string
      readonly language: string
    },
  ) {
    this.#store = store
    this.#title = options.title
    this.#revision = options.revision
    this.#search = new SearchIndex(store, {
      version: options.version,
      stem: stemmerOf(options.language),
    })
  }

  /** Null while a large site is being indexed for the first time. */
  results(query: string): SearchResults | null {
    const { generation } = this.#search
    if (generation !== this.#generation) this.#results.clear()
    this.#generation = generation
    const cached = this.#results.get(query)
    if (cached) return cached
    const found = this.#search.find(query, { max: MAX_TILES_SENT })
    if (!found) return null
    const built = resultsGallery(this.#store, found.documents, {
      title: this.#title,
      revision: this.#revision(),
    })
    const relaxations = found.total > 0 ? [] : this.#relax(query)
    const results = { built, total: found.total, relaxations }
    this.#results.set(query, results)
    return results
  }

  #relax(query: string): readonly SearchRelaxation[] {
    const found = new Map<string, FoundDocuments>()
    const count = (relaxed: string) => {
      const documents = this.#search.find(relaxed, { max: MAX_RELAXED_DOCUMENTS })
      if (documents) found.set(relaxed, documents)
      return documents?.total ?? 0
    }
    return relaxQuery(query, count).map((relaxed) => ({
      ...relaxed,
      tiles: readDocuments(found.get(relaxed.query)?.documents ?? [])
        .flatMap(({ kind, record }) => (kind === 'page' ? [] : tileOf(this.#store, record)))
        .filter(({ image }) => image !== null)
        .slice(0, MAX_RELAXED_TILES),
    }))
  }

  /** Titles that contain each word of the query, as a word or a prefix. */
  suggest(query: string): readonly Suggestion[] {
    const found = this.#search.find(query, { max: MAX_SUGGESTIONS, titlesOnly: true })
    return readDocuments(found?.documents ?? []).map(({ kind, record }) => ({
      title: kind === 'page' ? record.page.title : record.title,
      href: record.path,
    }))
  }
}
