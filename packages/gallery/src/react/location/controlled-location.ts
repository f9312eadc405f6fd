import { INITIAL_STATE } from '../../core/defaults'
import type { Gallery, GalleryState } from '../../core/types'
import { readState, writeState } from '../../core/url/search-params'
import type { PageLocation } from './page-location'

export interface ControlledLocation extends PageLocation {
  /** Shows a state. */
  readonly set: (state: Partial<GalleryState>) => void
}

/** A location that the parent component holds: what a visitor does is only reported. */
export function createControlledLocation(
  gallery: Gallery,
  initialState: Partial<GalleryState>,
  onStateChange: (state: GalleryState) => void,
): ControlledLocation {
  const toSearch = (state: Partial<GalleryState>) =>
    writeState(gallery, { ...INITIAL_STATE, ...state }, '')
  let search = toSearch(initialState)
  const listeners = new Set<(byBrowser: boolean) => void>()
  const report = (next: string) => onStateChange(readState(gallery, next))
  return {
    search: () => search,
    push: report,
    replace: report,
    isMarked: () => false,
    back: () => undefined,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (state) => {
      const next = toSearch(state)
      if (next === search) return
      search = next
      listeners.forEach((listener) => listener(true))
    },
  }
}
