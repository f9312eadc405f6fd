'use client'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { createBrowserLocation } from './browser-location'
import { LocationContext } from './location-context'

/**
 * The app router of Next: it follows what galleries write to the address, and galleries follow its navigations. Place it
 * around all galleries, such as in the root layout, in a Suspense boundary where pages are prerendered.
 */
export function NextLocation({ children }: { readonly children: ReactNode }) {
  const search = toSearch(useSearchParams())
  // Next ignores entries that have its own keys in their state, and adds them to others.
  const [location] = useState(() => createBrowserLocation(() => null))
  const [initialSearch] = useState(search)
  useEffect(() => location.report(), [location, search])
  const adapter = useMemo(
    () => ({ location, initialSearch, Link: NextLink }),
    [location, initialSearch],
  )
  return <LocationContext.Provider value={adapter}>{children}</LocationContext.Provider>
}

const toSearch = (params: { toString: () => string }) => {
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** Prefetches a page when the visitor points at its tile. Next would request those of all visible tiles. */
function NextLink(props: ComponentPropsWithoutRef<'a'> & { readonly href: string }) {
  const [isPointedAt, setPointedAt] = useState(false)
  return (
    <Link
      {...props}
      prefetch={isPointedAt ? null : false}
      onPointerEnter={() => setPointedAt(true)}
    />
  )
}
