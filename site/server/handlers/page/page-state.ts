import {
  INITIAL_STATE,
  mayHaveState,
  readState,
  writeState,
  type GalleryState,
} from '@tessera/gallery/core'
import type { BuiltGallery } from '../../galleries/build-gallery'
import { MAX_TILES_RENDERED } from '../../galleries/to-gallery'

/** A gallery of a page, with its state from the URL. */
export interface GalleryWithState {
  readonly built: BuiltGallery
  readonly state: GalleryState
}

export interface PageState {
  readonly galleries: readonly GalleryWithState[]
  /** The canonical query string: only known keys whose values change something, in a fixed order. */
  readonly search: string
}

/** Reads the states of a page's galleries. URLs that show the same get the same canonical query string. */
export function readPageState(galleries: readonly BuiltGallery[], search: string): PageState {
  let isSlideOpen = false
  const withStates = galleries.map((built) => {
    const state = mayHaveState(built.gallery, search)
      ? readState(built.gallery, search)
      : INITIAL_STATE
    // The page shows one dialog: that of the first gallery whose slide exists.
    const nearest = toNearestState(built, isSlideOpen ? { ...state, openTileId: null } : state)
    isSlideOpen ||= nearest.openTileId !== null
    return { built, state: nearest }
  })
  const canonical = withStates.reduce(
    (result, { built, state }) =>
      state === INITIAL_STATE ? result : writeState(built.gallery, state, result),
    '',
  )
  return { galleries: withStates, search: canonical }
}

/** Replaces a page beyond the last by the last, and closes a slide whose tile does not match. */
export function toNearestState(
  { gallery, index }: BuiltGallery,
  state: GalleryState,
): GalleryState {
  if (state.page === 1 && state.openTileId === null) return state
  const { paging } = gallery
  const { pages, slide } = index.view({ ...state, page: 1 }, { ratios: false })
  // "Load more" shows all pages up to the current one, the other kinds of paging one page.
  const maxPages = paging.kind === 'more' ? Math.floor(MAX_TILES_RENDERED / paging.size) : Infinity
  const page = Math.min(state.page, pages, Math.max(1, maxPages))
  return { ...state, page, openTileId: slide ? state.openTileId : null }
}
