import { writeState, type GallerySource } from '@tessera/gallery'
import type { Gallery, GalleryState, GalleryView } from '@tessera/gallery/core'
import { unpackTiles, unpackView, type TilesFile, type ViewFile } from '../wire/gallery-file'
import { fetchJson } from './fetch-json'

/**
 * Asks the server for each view of a gallery too large to travel. An answer holds at most 96 tiles: of the same
 * selection, words and order only those not known yet are asked for.
 */
export function askServer(gallery: Gallery, file: string): GallerySource {
  const { paging } = gallery
  let known: { readonly order: string; readonly view: GalleryView } | undefined

  const address = (name: string, state: GalleryState, places: Readonly<Record<string, number>>) => {
    const search = new URLSearchParams(writeState(gallery, state, ''))
    for (const [key, place] of Object.entries(places)) search.set(key, `${place}`)
    return `${file.replace(/[^/]*$/, name)}?${search}`
  }
  const ask = async (state: GalleryState, from = 0) =>
    unpackView(await fetchJson<ViewFile>(address('view', state, { from })))

  /** Every "Load more" adds to what is known. */
  const askForMore = async (state: GalleryState, size: number) => {
    const order = writeState(gallery, { ...state, page: 1, view: null }, '')
    const before = known?.order === order ? known.view.tiles : []
    const wanted = size * state.page
    let view = await ask(state, Math.min(before.length, wanted))
    let tiles = [...before.slice(0, wanted), ...view.tiles]
    while (tiles.length < Math.min(view.matching, wanted) && view.tiles.length > 0) {
      view = await ask(state, tiles.length)
      tiles = [...tiles, ...view.tiles]
    }
    const whole = { ...view, tiles }
    known = { order, view: whole }
    return whole
  }

  return {
    view: (state) => (paging.kind === 'more' ? askForMore(state, paging.size) : ask(state)),
    range: async (state, from, to) => {
      const order = { ...state, page: 1, view: null }
      return unpackTiles(await fetchJson<TilesFile>(address('tiles', order, { from, to })))
    },
  }
}
