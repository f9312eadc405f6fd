import { INITIAL_STATE, readState, writeState, type GalleryState } from '@tessera/gallery/core'
import type { ShownGallery } from '../galleries/shown-gallery'

/** A gallery of a page with what the address says of it. */
export interface StatedGallery {
  readonly shown: ShownGallery
  readonly state: GalleryState
}

export interface PageState {
  readonly galleries: readonly StatedGallery[]
  /** The one query string that means this: known keys with values that change something, in one order. */
  readonly search: string
}

/**
 * Tiles that one answer of the server may hold, however many pages a visitor without script has asked for:
 * about 10 ms of rendering.
 */
const MOST_TILES_RENDERED = 480

/** Every address that shows the same page gets the same state: caches and `rel=canonical` go by it. */
export function readPageState(galleries: readonly ShownGallery[], search: string): PageState {
  let viewTaken = false
  const stated = galleries.map((shown) => {
    const asked = search === '' ? INITIAL_STATE : readState(shown.gallery, search)
    // One dialog at a time: the first gallery whose slide exists has it.
    const state = nearestState(shown, viewTaken ? { ...asked, view: null } : asked)
    viewTaken ||= state.view !== null
    return { shown, state }
  })
  const canonical = stated.reduce(
    (all, { shown, state }) => writeState(shown.gallery, state, all),
    '',
  )
  return { galleries: stated, search: canonical }
}

/** The last page that exists instead of one beyond, no slide instead of one that is not among the tiles. */
export function nearestState({ gallery, index }: ShownGallery, state: GalleryState): GalleryState {
  if (state.page === 1 && state.view === null) return state
  const { paging } = gallery
  const { pages, slide } = index.view({ ...state, page: 1 }, { ratios: false })
  // "Load more" shows all pages up to the one asked for, the other kinds that one alone.
  const most = paging.kind === 'more' ? Math.floor(MOST_TILES_RENDERED / paging.size) : Infinity
  const page = Math.min(state.page, pages, Math.max(1, most))
  return { ...state, page, view: slide ? state.view : null }
}
