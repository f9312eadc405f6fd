import type { Gallery, GalleryState } from '../types'
import { createStateWriter } from './search-params'

/** URL of the current page: its path ('' for a relative link) and its whole query string (`?…` or ''). */
export interface Address {
  readonly path: string
  readonly search: string
}

/**
 * Returns the URL of a state, for a link. `anchor` is the id of the element to scroll to without JavaScript; without it
 * the browser scrolls to the top of the page.
 */
export type HrefBuilder = (state: GalleryState, anchor?: string) => string

/** Create one builder per rendering: it parses the query string once for all links. */
export function createHrefBuilder(gallery: Gallery, { path, search }: Address): HrefBuilder {
  const write = createStateWriter(gallery, search)
  return (state, anchor) => {
    const query = write(state)
    const url = `${path}${query || (path === '' ? '?' : '')}`
    return anchor === undefined ? url : `${url}#${encodeFragment(anchor)}`
  }
}

export const stateHref = (
  gallery: Gallery,
  address: Address,
  state: GalleryState,
  anchor?: string,
): string => createHrefBuilder(gallery, address)(state, anchor)

/** Replaces lone surrogates first: `encodeURI` throws on them. */
const encodeFragment = (id: string) =>
  encodeURI(id.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('#', '%23')
