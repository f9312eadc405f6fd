'use client'
import { useMemo, useState, type ReactNode } from 'react'
import { useLatest } from '../hooks/useLatest'
import { LocationContext } from './location-context'
import { createMemoryLocation } from './memory-location'

/** A query string that only the galleries inside know: for tests, stories and previews. */
export function MemoryLocation({
  search = '',
  onChange,
  children,
}: {
  /** The query string (`?…` or '') of the first render. */
  readonly search?: string
  readonly onChange?: (search: string) => void
  readonly children: ReactNode
}) {
  const latest = useLatest(onChange)
  const [location] = useState(() => createMemoryLocation(search, (next) => latest.current?.(next)))
  const [initialSearch] = useState(search)
  const adapter = useMemo(() => ({ location, initialSearch }), [location, initialSearch])
  return <LocationContext.Provider value={adapter}>{children}</LocationContext.Provider>
}
