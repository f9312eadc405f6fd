import { writeState } from './search-params'
import { NOTHING_SELECTED } from './defaults'
import { choose, filtered, leaveOut } from './selection'
import type { Gallery, GalleryState } from './types'

/** A change a link makes: what kind, and the state it leads to. */
export interface Change {
  readonly kind: 'filter' | 'page' | 'view'
  readonly state: GalleryState
}

/** Chooses an option and no other of its group; '' is "All". */
export const chooseOption = (state: GalleryState, group: string, option: string): Change => ({
  kind: 'filter',
  state: filtered(choose(state.selection, group, option)),
})

export const leaveOutOption = (state: GalleryState, group: string, option: string): Change => ({
  kind: 'filter',
  state: filtered(leaveOut(state.selection, group, option)),
})

export const clearFilters = (): Change => ({ kind: 'filter', state: filtered(NOTHING_SELECTED) })

export const loadMore = (state: GalleryState): Change => ({
  kind: 'page',
  state: { ...state, page: state.page + 1, view: null },
})

/** Opens a tile in the lightbox; null closes it. */
export const openView = (state: GalleryState, view: string | null): Change => ({
  kind: 'view',
  state: { ...state, view },
})

/** Where the page is: a path ('' for "this page") and its whole query string (`?…` or ''). */
export interface Address {
  readonly path: string
  readonly search: string
}

/**
 * The address of a state, for a link. `anchor` is the id of the element to show to a visitor without script, whom the
 * browser would otherwise take to the top of the page.
 */
export function stateHref(
  gallery: Gallery,
  { path, search }: Address,
  state: GalleryState,
  anchor?: string,
): string {
  const query = writeState(gallery, state, search)
  const address = `${path}${query || (path === '' ? '?' : '')}`
  return anchor === undefined ? address : `${address}#${encodeFragment(anchor)}`
}

/** Id of a tile's element. */
export const tileAnchor = (gallery: string, tile: string) => `${gallery}-${tile}`

/** `encodeURI` throws on half a surrogate pair. */
const encodeFragment = (id: string) =>
  encodeURI(id.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('#', '%23')
