import { writeState } from '../../core/url/search-params'
import type { Gallery, GalleryState } from '../../core/types'
import type { StateUpdate } from '../static/gallery-context'
import type { PageLocation } from './page-location'

export interface HistoryEntries {
  /** Writes an update of the pending state to the URL. */
  readonly write: (update: StateUpdate, pending: GalleryState) => void
  /** Writes a state over the current history entry. */
  readonly replace: (state: GalleryState) => void
  /** From now on, a change of filter adds a history entry. Changes in a row share one. */
  readonly endFilterEntry: () => void
}

/** Decides which changes of a gallery add a history entry. */
export function createHistoryEntries(gallery: Gallery, location: PageLocation): HistoryEntries {
  let isFiltering = false

  const replace = (state: GalleryState) =>
    location.replace(writeState(gallery, state, location.search()))

  const writeFilter = (search: string) => {
    if (isFiltering) return location.replace(search)
    isFiltering = true
    location.push(search)
  }

  const writeOpenTile = (search: string, isOpen: boolean) =>
    isOpen ? location.replace(search) : location.push(search, gallery.id)

  const writeClosedTile = (search: string) => {
    // A lightbox that was opened here is closed by Back. One that a link opened has no entry before it.
    if (location.isMarked(gallery.id)) location.back()
    else location.replace(search)
  }

  return {
    replace,
    write: (update, pending) => {
      const { kind, state: requested } = typeof update === 'function' ? update(pending) : update
      // The link of a tile may be of an older state; opening the tile changes nothing else.
      const state = kind === 'slide' ? { ...pending, openTileId: requested.openTileId } : requested
      const search = writeState(gallery, state, location.search())
      if (kind === 'page') location.replace(search)
      else if (kind === 'filter') writeFilter(search)
      else if (state.openTileId !== null) writeOpenTile(search, pending.openTileId !== null)
      else writeClosedTile(search)
    },
    endFilterEntry: () => {
      isFiltering = false
    },
  }
}
