import { useState } from 'react'
import { useLive } from './useLive'

/** Whether a server may have rendered the slide of this tile: until another one was shown. */
export function useRendered(tile: string) {
  const isHydrated = useLive()
  const [kept, setKept] = useState(() => (isHydrated ? null : tile))
  if (kept !== null && kept !== tile) setKept(null)
  return { isKept: kept === tile, forget: () => setKept(null) }
}
