'use client'
import { useMemo, useState, type ReactNode } from 'react'
import type { LinkComponent } from '../static/gallery-context'
import { createBrowserLocation } from './browser-location'
import { LocationContext } from './location-context'
import { useIsHydrating } from '../hooks/useIsHydrating'

/**
 * The window's own address and history. Galleries use them without this component too; it says what a server rendered,
 * and with which component tiles link to their pages.
 */
export function BrowserLocation({
  search,
  Link,
  children,
}: {
  /** The query string (`?…` or '') that the server rendered. Default: ''. */
  readonly search?: string
  readonly Link?: LinkComponent
  readonly children: ReactNode
}) {
  const isHydrating = useIsHydrating()
  const [location] = useState(() => createBrowserLocation())
  const [initialSearch] = useState(() => search ?? (isHydrating ? '' : location.search()))
  const adapter = useMemo(
    () => ({ location, initialSearch, ...(Link && { Link }) }),
    [location, initialSearch, Link],
  )
  return <LocationContext.Provider value={adapter}>{children}</LocationContext.Provider>
}
