import { useContext, useEffect, useState } from 'react'
import type { Gallery, GalleryState } from '../../core/types'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect'
import { useIsHydrating } from '../hooks/useIsHydrating'
import { useLatest } from '../hooks/useLatest'
import { createBrowserLocation } from '../location/browser-location'
import { createControlledLocation } from '../location/controlled-location'
import { LocationContext, type LocationAdapter } from '../location/location-context'
import { createMemoryLocation } from '../location/memory-location'
import type { PageLocation } from '../location/page-location'
import type { GalleryStore } from '../store/gallery-store'

/** Where the state of a gallery lives. */
export interface StateOptions {
  /** False: the state is not in the URL, and links do not have it. Default: true. */
  readonly url?: boolean | undefined
  /** The state that the gallery shows. What it leaves out has its default. Without it the gallery holds its own. */
  readonly state?: Partial<GalleryState> | undefined
  /** Called with each new state. With `state`, the gallery shows it only once it is passed. */
  readonly onStateChange?: ((state: GalleryState) => void) | undefined
  /** The query string that the server rendered (`?…` or ''). Default: that of the location. */
  readonly initialSearch?: string | undefined
}

export interface StateLocation extends LocationAdapter {
  /** Whether links have the state. */
  readonly isInUrl: boolean
}

export function useStateLocation(
  gallery: Gallery,
  { url = true, state, onStateChange, initialSearch }: StateOptions,
): StateLocation {
  const adapter = useContext(LocationContext)
  const isHydrating = useIsHydrating()
  const report = useLatest(onStateChange)
  const [controlled] = useState(
    () => state && createControlledLocation(gallery, state, (next) => report.current?.(next)),
  )
  useBrowserLayoutEffect(() => {
    if (state) controlled?.set(state)
  }, [controlled, state])
  const [used] = useState(() => {
    const isInUrl = url && !controlled
    const createLocation = () => (isInUrl ? createBrowserLocation() : createMemoryLocation())
    const known = isInUrl ? adapter : null
    const location: PageLocation = controlled ?? known?.location ?? createLocation()
    // While hydrating, the window's address can be another one than the server's.
    const current = isInUrl && isHydrating ? () => '' : location.search
    return { isInUrl, location, initialSearch: initialSearch ?? known?.initialSearch ?? current() }
  })
  const Link = adapter?.Link
  return { ...used, ...(Link && { Link }) }
}

/** Reports the states of a gallery that holds its own. */
export function useStateReport(store: GalleryStore, { state, onStateChange }: StateOptions) {
  const report = useLatest(onStateChange)
  const isControlled = state !== undefined
  useEffect(() => {
    if (isControlled) return
    let last = store.pending()
    return store.observe(() => {
      const pending = store.pending()
      if (pending === last) return
      last = pending
      report.current?.(pending)
    })
  }, [store, isControlled, report])
}
