import { writeState, type GallerySource } from '@tessera/gallery'
import type { Gallery, GalleryState, GalleryView } from '@tessera/gallery/core'
import {
  MAX_RATIOS,
  unpackTiles,
  unpackView,
  type RatiosFile,
  type TilesFile,
  type ViewFile,
} from '../../serialization/gallery-file'
import { unpackRatios } from '../../serialization/packed-ratios'
import { fetchJson } from '../loading/fetch-json'

/**
 * Source of a gallery whose tiles are too many to send at once: fetches each view from the server. A response has at
 * most 96 tiles. As long as selection, search and order stay the same, tiles that are known are not fetched again.
 *
 * @param fileUrl URL of the gallery's data file; the routes of its views are in the same folder
 */
export function createServerSource(gallery: Gallery, fileUrl: string): GallerySource {
  const { paging } = gallery
  /** The last view with everything fetched for it, and the state that its order depends on. */
  let known: { readonly order: string; readonly view: GalleryView } | undefined
  const needsRatios =
    paging.kind === 'endless' && (gallery.layout === 'masonry' || gallery.layout === 'justified')

  const urlOf = (route: string, state: GalleryState, range: Readonly<Record<string, number>>) => {
    const search = new URLSearchParams(writeState(gallery, state, ''))
    for (const [key, index] of Object.entries(range)) search.set(key, `${index}`)
    return `${fileUrl.replace(/[^/]*$/, route)}?${search}`
  }
  const fetchView = async (state: GalleryState, range: Readonly<Record<string, number>> = {}) =>
    unpackView(await fetchJson<ViewFile>(urlOf('view', state, range)))
  const orderOf = (state: GalleryState) => writeState(gallery, wholeOrder(state), '')

  /** View of a gallery with a "Load more" button: fetches what is missing up to the page of the state. */
  const fetchUpToPage = async (state: GalleryState, pageSize: number) => {
    const order = orderOf(state)
    const before = known?.order === order ? known.view.tiles : []
    const expected = pageSize * state.page
    let view = await fetchView(state, { from: Math.min(before.length, expected) })
    let tiles = [...before.slice(0, expected), ...view.tiles]
    while (tiles.length < Math.min(view.matching, expected) && view.tiles.length > 0) {
      view = await fetchView(state, { from: tiles.length })
      tiles = [...tiles, ...view.tiles]
    }
    const complete = { ...view, tiles }
    known = { order, view: complete }
    return complete
  }

  /** View with the proportions of all tiles, which are fetched once for each order. */
  const fetchWithRatios = async (state: GalleryState) => {
    const order = orderOf(state)
    const view = await fetchView(state)
    const ratios =
      (known?.order === order && known.view.ratios) || (await fetchRatios(state, view.matching))
    const complete = { ...view, ratios }
    known = { order, view: complete }
    return complete
  }
  const fetchRatios = async (state: GalleryState, count: number) => {
    const starts = Array.from(
      { length: Math.ceil(count / MAX_RATIOS) },
      (_, chunk) => chunk * MAX_RATIOS,
    )
    const chunks = await Promise.all(
      starts.map(async (from) => {
        const { ratios } = await fetchJson<RatiosFile>(urlOf('ratios', wholeOrder(state), { from }))
        return unpackRatios(ratios)
      }),
    )
    return chunks.flat()
  }

  return {
    view: (state) => {
      if (paging.kind === 'more') return fetchUpToPage(state, paging.size)
      return needsRatios ? fetchWithRatios(state) : fetchView(state)
    },
    range: async (state, from, to) =>
      unpackTiles(await fetchJson<TilesFile>(urlOf('tiles', wholeOrder(state), { from, to }))),
  }
}

/** The state without what selects a part of the order. */
const wholeOrder = (state: GalleryState): GalleryState => ({ ...state, page: 1, openTileId: null })
