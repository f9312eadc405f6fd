import { LRUCache } from 'lru-cache'
import type { Suggestion } from '../../serialization/search'
import type { BuiltGallery } from '../galleries/build-gallery'
import { MAX_TILES_SENT } from '../galleries/to-gallery'
import type { DocumentStore } from '../publications/document-store'
import { resultsGallery } from './results-gallery'
import { SiteSearch } from './site-search'

/** Suggestions that a search box shows. */
const MAX_SUGGESTIONS = 8
/** A page and its data file are requested one after the other, and without script each filter requests a page. */
const MAX_CACHED_QUERIES = 16

export interface SearchResults {
  readonly built: BuiltGallery
  /** Number of matching documents. The gallery has the best of them. */
  readonly total: number
}

/** The site's search with the results of the latest queries. */
export class SearchCache {
  readonly #store: DocumentStore
  readonly #title: string
  readonly #search: SiteSearch
  readonly #results = new LRUCache<string, SearchResults>({ max: MAX_CACHED_QUERIES })
  /** Revision of the search that the cached results are from. */
  #revision = 0

  /**
   * @param version returns a number that increases with every change of the store
   * @param title of the gallery of results
   */
  constructor(
    store: DocumentStore,
    { version, title }: { readonly version: () => number; readonly title: string },
  ) {
    this.#store = store
    this.#title = title
    this.#search = new SiteSearch(store, version)
  }

  /** Null while a large site is being indexed for the first time. */
  results(query: string): SearchResults | null {
    const { revision } = this.#search
    if (revision !== this.#revision) this.#results.clear()
    this.#revision = revision
    const cached = this.#results.get(query)
    if (cached) return cached
    const found = this.#search.find(query, { max: MAX_TILES_SENT })
    if (!found) return null
    const built = resultsGallery(this.#store, found.documents, this.#title)
    const results = { built, total: found.total }
    this.#results.set(query, results)
    return results
  }

  /** Titles that contain each word of the query, as a word or a prefix. */
  suggest(query: string): readonly Suggestion[] {
    const found = this.#search.find(query, { max: MAX_SUGGESTIONS, titlesOnly: true })
    return (found?.documents ?? []).map(({ kind, record }) => ({
      title: kind === 'page' ? record.page.title : record.title,
      href: record.path,
    }))
  }
}
