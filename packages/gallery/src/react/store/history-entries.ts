import { writeState } from '../../core/url/search-params'
import type { Gallery, GalleryState } from '../../core/types'
import type { StateUpdate } from '../static/gallery-context'
import type { PageLocation } from '../location/page-location'

export interface HistoryEntries {
  /** Writes an update of the pending state to the URL. */
  readonly write: (update: StateUpdate, pending: GalleryState) => void
  /** Writes a state over the current history entry. */
  readonly replace: (state: GalleryState) => void
  /** The next text that is typed into the search adds an entry. Until then, all that is typed shares one. */
  readonly endTyping: () => void
}

/** Decides which changes of a gallery add a history entry: one Back undoes one change. */
export function createHistoryEntries(gallery: Gallery, location: PageLocation): HistoryEntries {
  let isTyping = false

  return {
    replace: (state) => location.replace(writeState(gallery, state, location.search())),
    write: (update, pending) => {
      const { kind, state: requested } = typeof update === 'function' ? update(pending) : update
      const isSlide = kind === 'slide'
      // The link of a tile may be of an older state; opening the tile changes nothing else.
      const state = isSlide ? { ...pending, openTileId: requested.openTileId } : requested
      const isClosed = state.openTileId === null
      // A lightbox that was opened here is closed by Back. One that a link opened has no entry before it.
      if (isSlide && isClosed && location.isMarked(gallery.id)) return location.back()
      const search = writeState(gallery, state, location.search())
      isTyping &&= kind === 'typing'
      const isSameEntry = isSlide ? isClosed || pending.openTileId !== null : isTyping
      // An entry with the present address would be a step back that changes nothing.
      if (isSameEntry || search === location.search()) return location.replace(search)
      location.push(search, isSlide ? gallery.id : undefined)
      isTyping = kind === 'typing'
    },
    endTyping: () => {
      isTyping = false
    },
  }
}
