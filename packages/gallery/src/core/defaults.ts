import type { GalleryState, Selection } from './types'

export const NOTHING_SELECTED: Selection = {}

/** What a gallery shows when its URL says nothing. */
export const INITIAL_STATE: GalleryState = { selection: NOTHING_SELECTED, page: 1, view: null }
