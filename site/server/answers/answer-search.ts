import { cleanQuery, readState, writeState } from '@tessera/gallery/core'
import type { FoundOnPage } from '../../pages/render'
import { SEARCH_PATH } from '../../wire/search'
import type { Results } from '../search/search-shelf'
import type { Site } from '../site'
import type { Answer } from './answer'
import { describeSearch } from './describe-search'
import { nearestState } from './page-state'

/** The words searched for, from a query string; '' for none. */
export const readWords = (search: string) => cleanQuery(new URLSearchParams(search).get('q') ?? '')

/**
 * `GET /search?q=<words>&<keys of the gallery "results">` everything published that has the words; null where editors
 * switched the search off.
 */
export function answerSearch(site: Site, search: string): Answer | null {
  const shelf = site.search()
  if (!shelf) return null
  const words = readWords(search)
  const results = words === '' ? null : shelf.results(words)
  const found = results && toFound(results, { words, search, base: site.base })
  return {
    kind: 'page',
    status: 200,
    cacheKey: site.base + SEARCH_PATH + (found?.gallery.search ?? ''),
    // Words are as many as anybody cares to type.
    isKept: words === '',
    render: (renderer) =>
      renderer.renderSearch(site.chrome(site.base + SEARCH_PATH), describeSearch(site, words), {
        query: words,
        found,
      }),
  }
}

/** In the first screen of a desk. */
const EAGER_IMAGES = 4

function toFound(
  { shown, total }: Results,
  {
    words,
    search,
    base,
  }: { readonly words: string; readonly search: string; readonly base: string },
): FoundOnPage {
  const { gallery, index } = shown
  const asked = `?${new URLSearchParams([['q', words]])}`
  const state = nearestState(shown, readState(gallery, search))
  return {
    total,
    gallery: {
      gallery,
      state,
      view: index.view(state),
      search: writeState(gallery, state, asked),
      source: `${base}${SEARCH_PATH}/results/${shown.file().hash}.json${asked}`,
      eagerImages: EAGER_IMAGES,
    },
  }
}
