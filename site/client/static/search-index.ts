import type { Gallery, Tile } from '@tessera/gallery/core'
import type { SearchRelaxation } from '../../components/pages/SearchRelaxations'
import { unpackTile } from '../../serialization/packed-tile'
import type { Suggestion } from '../../serialization/search'
import { unpackPostings, type SearchFile } from '../../serialization/search-file'
import { createWordIndex } from '../../server/search/word-index/create-word-index'
import { withPresentOptions } from '../../server/search/present-options'
import { relaxQuery } from '../../server/search/query/relax-query'
import type { Stem } from '../../server/search/word-index/stemmers'
import { fetchJson } from '../loading/fetch-json'

const MAX_RESULTS = 1_000
const MAX_SUGGESTIONS = 8
const MAX_RELAXED_TILES = 3

/** The search of a static site, which runs in the browser. */
export interface SearchIndex {
  readonly find: (query: string) => { readonly tiles: readonly Tile[]; readonly total: number }
  readonly suggest: (query: string) => readonly Suggestion[]
  /** Shorter queries, for one that finds nothing. */
  readonly relax: (query: string) => readonly SearchRelaxation[]
  /** The gallery of some results. */
  readonly galleryOf: (tiles: readonly Tile[]) => Gallery
}

let loading: Promise<SearchIndex> | undefined

/** @param action URL of the search page */
export const loadSearchIndex = (action: string): Promise<SearchIndex> =>
  (loading ??= Promise.all([
    fetchJson<SearchFile>(`${action}index.json`),
    import('../../server/search/word-index/stemmers'),
  ]).then(([file, { stemmerOf }]) => toSearchIndex(file, stemmerOf(document.documentElement.lang))))

function toSearchIndex(file: SearchFile, stem: Stem): SearchIndex {
  const { articles, tiles, gallery, words, postings, years } = file
  const index = createWordIndex(
    words.map((word, i) => [word, unpackPostings(postings[i] ?? [])] as const),
    { stem, forms: formsOf(words, stem), years: Int16Array.from(years), size: tiles.length },
  )
  const find = (query: string, options: { readonly max: number; readonly lastField?: number }) => {
    const { best, total } = index.find(query, { ...options, isHidden: () => false })
    const found = best.flatMap(({ document: number }) => {
      const tile = tiles[number]
      return tile ? [unpackTile(tile, articles)] : []
    })
    return { tiles: found, total }
  }
  return {
    find: (query) => find(query, { max: MAX_RESULTS }),
    suggest: (query) =>
      find(query, { max: MAX_SUGGESTIONS, lastField: 0 }).tiles.map(({ title, href }) => ({
        title,
        href,
      })),
    relax: (query) =>
      relaxQuery(query, (relaxed) => find(relaxed, { max: 1 }).total).map((relaxed) => ({
        ...relaxed,
        tiles: find(relaxed.query, { max: MAX_RESULTS })
          .tiles.filter(({ image }) => image !== null)
          .slice(0, MAX_RELAXED_TILES),
      })),
    galleryOf: (found) => ({ ...gallery, groups: withPresentOptions(gallery.groups, found) }),
  }
}

/** Stem → the words that have it. */
function formsOf(words: readonly string[], stem: Stem): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>()
  for (const word of words) {
    const key = stem(word)
    const known = forms.get(key)
    if (known) known.push(word)
    else forms.set(key, [word])
  }
  return forms
}
