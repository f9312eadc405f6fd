import { useState } from 'react'
import { useHydrated } from '../../hooks/useHydrated'

/** Whether the server may have rendered the slide of this tile: only the first one, until another one is shown. */
export function useServerRendered(tile: string) {
  const isHydrated = useHydrated()
  const [serverTile, setServerTile] = useState(() => (isHydrated ? null : tile))
  if (serverTile !== null && serverTile !== tile) setServerTile(null)
  return { isServerRendered: serverTile === tile, reset: () => setServerTile(null) }
}
