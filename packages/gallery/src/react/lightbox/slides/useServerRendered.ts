import { useState } from 'react'
import { useHydrated } from '../useHydrated'

/** Whether a server may have rendered the slide of this tile: until another one was shown. */
export function useServerRendered(tile: string) {
  const isHydrated = useHydrated()
  const [kept, setKept] = useState(() => (isHydrated ? null : tile))
  if (kept !== null && kept !== tile) setKept(null)
  return { isKept: kept === tile, forget: () => setKept(null) }
}
