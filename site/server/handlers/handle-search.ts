import { cleanQuery, readState, writeState } from '@tessera/gallery/core'
import { SEARCH_PATH } from '../../serialization/search'
import { describeSearch } from '../metadata/describe-search'
import type { SearchContent } from '../render/render-search'
import type { SearchResults } from '../search/search-cache'
import type { Site } from '../site'
import { galleryFragment } from './handle-fragment'
import type { PageResponse, RenderablePage } from './page/page-response'
import { toNearestState } from './page/page-state'

/** The query in a query string; '' without one. */
export const readSearchQuery = (search: string) =>
  cleanQuery(new URLSearchParams(search).get('q') ?? '')

/**
 * `GET /search?q=<query>&<state of the gallery "results">`: all documents that match the query. Null if editors have
 * disabled the search.
 */
export function handleSearch(site: Site, search: string): PageResponse | null {
  const cache = site.searchCache()
  if (!cache) return null
  const query = readSearchQuery(search)
  const results = query === '' ? null : cache.results(query)
  const content = results && toSearchContent(results, { query, search, base: site.base })
  return {
    kind: 'page',
    status: 200,
    cacheKey: site.base + SEARCH_PATH + (content?.gallery.search ?? ''),
    // Visitors can make up any number of queries.
    isCacheable: query === '',
    render: (renderer) =>
      renderer.renderSearch(site.pageShell(site.base + SEARCH_PATH), describeSearch(site, query), {
        query,
        results: content,
      }),
  }
}

/**
 * The gallery of results without the page, for a click that comes before it is hydrated. Null without a query, while the
 * site is being indexed, and if editors have disabled the search.
 */
export function handleSearchFragment(site: Site, search: string): RenderablePage | null {
  const query = readSearchQuery(search)
  const results = query === '' ? null : site.searchCache()?.results(query)
  if (!results) return null
  const params = new URLSearchParams(search)
  params.delete(`${results.built.gallery.id}.view`)
  const { gallery } = toSearchContent(results, { query, search: `?${params}`, base: site.base })
  return galleryFragment(site, {
    cacheKey: `${site.base}${SEARCH_PATH}/results/fragment${gallery.search}`,
    isCacheable: false,
    content: () => gallery,
  })
}

/** Images in the first screen of a wide viewport. */
const EAGER_IMAGES = 4

function toSearchContent(
  { built, total, relaxations }: SearchResults,
  {
    query,
    search,
    base,
  }: { readonly query: string; readonly search: string; readonly base: string },
): SearchContent {
  const { gallery, index } = built
  const queryString = `?${new URLSearchParams([['q', query]])}`
  const state = toNearestState(built, readState(gallery, search))
  return {
    total,
    relaxations,
    gallery: {
      gallery,
      state,
      view: index.view(state),
      search: writeState(gallery, state, queryString),
      source: `${base}${SEARCH_PATH}/results/${built.file.hash()}.json${queryString}`,
      eagerImages: EAGER_IMAGES,
    },
  }
}
