import { writeState, type GallerySource } from '@tessera/gallery'
import type { Gallery, GalleryState, GalleryView } from '@tessera/gallery/core'
import {
  RATIOS_AT_ONCE,
  unpackTiles,
  unpackView,
  type RatiosFile,
  type TilesFile,
  type ViewFile,
} from '../wire/gallery-file'
import { unpackRatios } from '../wire/packed-ratios'
import { fetchJson } from './fetch-json'

/**
 * Asks the server for each view of a gallery too large to travel. An answer holds at most 96 tiles: of the same
 * selection, words and order only those not known yet are asked for.
 */
export function askServer(gallery: Gallery, file: string): GallerySource {
  const { paging } = gallery
  let known: { readonly order: string; readonly view: GalleryView } | undefined
  const needsRatios =
    paging.kind === 'endless' && (gallery.layout === 'masonry' || gallery.layout === 'justified')

  const address = (name: string, state: GalleryState, places: Readonly<Record<string, number>>) => {
    const search = new URLSearchParams(writeState(gallery, state, ''))
    for (const [key, place] of Object.entries(places)) search.set(key, `${place}`)
    return `${file.replace(/[^/]*$/, name)}?${search}`
  }
  const ask = async (state: GalleryState, places: Readonly<Record<string, number>> = {}) =>
    unpackView(await fetchJson<ViewFile>(address('view', state, places)))
  const orderOf = (state: GalleryState) =>
    writeState(gallery, { ...state, page: 1, view: null }, '')

  /** Every "Load more" adds to what is known. */
  const askForMore = async (state: GalleryState, size: number) => {
    const order = orderOf(state)
    const before = known?.order === order ? known.view.tiles : []
    const wanted = size * state.page
    let view = await ask(state, { from: Math.min(before.length, wanted) })
    let tiles = [...before.slice(0, wanted), ...view.tiles]
    while (tiles.length < Math.min(view.matching, wanted) && view.tiles.length > 0) {
      view = await ask(state, { from: tiles.length })
      tiles = [...tiles, ...view.tiles]
    }
    const whole = { ...view, tiles }
    known = { order, view: whole }
    return whole
  }

  /** The shapes of all tiles of an order are asked for once, in stretches at the same time. */
  const askWithRatios = async (state: GalleryState) => {
    const order = orderOf(state)
    const view = await ask(state)
    const ratios =
      (known?.order === order && known.view.ratios) || (await askForRatios(state, view.matching))
    const whole = { ...view, ratios }
    known = { order, view: whole }
    return whole
  }
  const askForRatios = async (state: GalleryState, count: number) => {
    const starts = Array.from(
      { length: Math.ceil(count / RATIOS_AT_ONCE) },
      (_, stretch) => stretch * RATIOS_AT_ONCE,
    )
    const order = { ...state, page: 1, view: null }
    const stretches = await Promise.all(
      starts.map(async (from) => {
        const { ratios } = await fetchJson<RatiosFile>(address('ratios', order, { from }))
        return unpackRatios(ratios)
      }),
    )
    return stretches.flat()
  }

  return {
    view: (state) => {
      if (paging.kind === 'more') return askForMore(state, paging.size)
      return needsRatios ? askWithRatios(state) : ask(state)
    },
    range: async (state, from, to) => {
      const order = { ...state, page: 1, view: null }
      return unpackTiles(await fetchJson<TilesFile>(address('tiles', order, { from, to })))
    },
  }
}
