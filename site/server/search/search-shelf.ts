import type { Suggestion } from '../../wire/search'
import type { ShownGallery } from '../galleries/shown-gallery'
import type { Library } from '../publications/library'
import { resultsGallery } from './results-gallery'
import { SiteSearch } from './site-search'

/** Of more, the best: as many as travel to the browser whole. */
const MOST_RESULTS = 1_000
/** What a search box shows while one types. */
const MOST_SUGGESTIONS = 8
/** A page and its island ask for the same words, and a visitor without script again with each filter. */
const KEPT = 16

export interface Results {
  readonly shown: ShownGallery
  /** How many answer, of which the gallery has the best. */
  readonly total: number
}

/** What visitors search for: the search and its last answers. */
export class SearchShelf {
  readonly #library: Library
  readonly #title: string
  readonly #search: SiteSearch
  readonly #kept = new Map<string, Results>()
  #keptOf = 0

  /**
   * @param version moves with every change of the library
   * @param title of the gallery of what was found
   */
  constructor(
    library: Library,
    { version, title }: { readonly version: () => number; readonly title: string },
  ) {
    this.#library = library
    this.#title = title
    this.#search = new SiteSearch(library, version)
  }

  /** Null while a large site is indexed for the first time. */
  results(words: string): Results | null {
    const { revision } = this.#search
    if (revision !== this.#keptOf) this.#kept.clear()
    this.#keptOf = revision
    const known = this.#kept.get(words)
    if (known) return known
    const found = this.#search.find(words, { most: MOST_RESULTS })
    if (!found) return null
    const shown = resultsGallery(this.#library, found.documents, this.#title)
    const results = { shown, total: found.total }
    this.#kept.set(words, results)
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(oldest)
    return results
  }

  /** Titles in which every word begins one. */
  suggest(words: string): readonly Suggestion[] {
    const found = this.#search.find(words, { most: MOST_SUGGESTIONS, titlesOnly: true })
    return (found?.documents ?? []).map(({ kind, record }) => ({
      title: kind === 'article' ? record.title : record.page.title,
      href: record.path,
    }))
  }

  /** Indexes what there is, so that the first visitor need not wait. */
  warm(): void {
    this.#search.warm()
  }
}
