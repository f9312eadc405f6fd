import { writeState, type GallerySource } from '@tessera/gallery'
import type { Gallery, GalleryState, GalleryView } from '@tessera/gallery/core'
import { unpackView, type ViewFile } from '../wire/gallery-file'
import { fetchJson } from './fetch-json'

/**
 * Asks the server for each view of a gallery too large to travel. An answer holds at most 96 tiles: of the same
 * selection only those not known yet are asked for.
 */
export function askServer(gallery: Gallery, file: string): GallerySource {
  const address = file.replace(/[^/]*$/, 'view')
  let known: { readonly selection: string; readonly view: GalleryView } | undefined

  const ask = async (state: GalleryState, from: number) => {
    const search = new URLSearchParams(writeState(gallery, state, ''))
    if (from > 0) search.set('from', `${from}`)
    return unpackView(await fetchJson<ViewFile>(`${address}?${search}`))
  }

  return {
    view: async (state) => {
      const selection = writeState(gallery, { ...state, page: 1, view: null }, '')
      const before = known?.selection === selection ? known.view.tiles : []
      const size = gallery.paging.kind !== 'all' ? gallery.paging.size : Infinity
      let view = await ask(state, Math.min(before.length, size * state.page))
      let tiles = [...before.slice(0, size * state.page), ...view.tiles]
      while (tiles.length < Math.min(view.matching, size * state.page) && view.tiles.length > 0) {
        view = await ask(state, tiles.length)
        tiles = [...tiles, ...view.tiles]
      }
      const whole = { ...view, tiles }
      known = { selection, view: whole }
      return whole
    },
  }
}
