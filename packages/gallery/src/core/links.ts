import { createStateWriter } from './search-params'
import { NOTHING_SELECTED } from './defaults'
import { cleanQuery } from './query'
import { choose, filtered, leaveOut, toggle } from './selection'
import { MAX_SEED } from './sort'
import type { FilterGroup, Gallery, GalleryState, Sort, SortKey } from './types'

/** A change a link makes: what kind (`filter` covers search and sort), and the state it leads to. */
export interface Change {
  readonly kind: 'filter' | 'page' | 'view'
  readonly state: GalleryState
}

/** Chooses an option and no other of its group; '' is "All". */
export const chooseOption = (state: GalleryState, group: string, option: string): Change => ({
  kind: 'filter',
  state: filtered(state, { selection: choose(state.selection, group, option) }),
})

/** Chooses one more option of a group, or takes it back. */
export const toggleOption = (state: GalleryState, group: string, option: string): Change => ({
  kind: 'filter',
  state: filtered(state, { selection: toggle(state.selection, group, option) }),
})

/** Where the link of an option leads: several add up where they may, '' is "All". */
export const followOption = (state: GalleryState, group: FilterGroup, option: string): Change =>
  group.multiple && option !== ''
    ? toggleOption(state, group.id, option)
    : chooseOption(state, group.id, option)

export const leaveOutOption = (state: GalleryState, group: string, option: string): Change => ({
  kind: 'filter',
  state: filtered(state, { selection: leaveOut(state.selection, group, option) }),
})

/** Takes back what is chosen and searched for; the order stays. */
export const clearFilters = (state: GalleryState): Change => ({
  kind: 'filter',
  state: filtered(state, { selection: NOTHING_SELECTED, query: '' }),
})

export const searchFor = (state: GalleryState, text: string): Change => ({
  kind: 'filter',
  state: filtered(state, { query: cleanQuery(text) }),
})

/** Null is the editor's order. Random while it is random shuffles again. */
export const sortBy = (state: GalleryState, by: SortKey | null): Change => ({
  kind: 'filter',
  state: filtered(state, { sort: by === null ? null : sortOf(by, state.sort) }),
})

const sortOf = (by: SortKey, present: Sort | null): Sort => {
  if (by !== 'random') return { by }
  return { by, seed: present?.by === 'random' ? (present.seed % MAX_SEED) + 1 : 1 }
}

export const loadMore = (state: GalleryState): Change => goToPage(state, state.page + 1)

export const goToPage = (state: GalleryState, page: number): Change => ({
  kind: 'page',
  state: { ...state, page, view: null },
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
export type HrefOf = (state: GalleryState, anchor?: string) => string

/** Writes the addresses of a gallery's states: make one for all the links of a rendering. */
export function createHrefs(gallery: Gallery, { path, search }: Address): HrefOf {
  const write = createStateWriter(gallery, search)
  return (state, anchor) => {
    const query = write(state)
    const address = `${path}${query || (path === '' ? '?' : '')}`
    return anchor === undefined ? address : `${address}#${encodeFragment(anchor)}`
  }
}

export const stateHref = (
  gallery: Gallery,
  address: Address,
  state: GalleryState,
  anchor?: string,
): string => createHrefs(gallery, address)(state, anchor)

/** Id of a tile's element. */
export const tileAnchor = (gallery: string, tile: string) => `${gallery}-${tile}`

/** `encodeURI` throws on half a surrogate pair. */
const encodeFragment = (id: string) =>
  encodeURI(id.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('#', '%23')
