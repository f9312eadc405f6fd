import { useState, useSyncExternalStore } from 'react'

/**
 * Whether this mount takes over the markup of a server; on the server it is true. Unlike `useHydrated` it never changes:
 * the update would reach Suspense boundaries whose code still loads, and React would render their content anew.
 */
export function useIsHydrating(): boolean {
  const [snapshots] = useState(createSnapshots)
  return useSyncExternalStore(neverChanges, snapshots.current, snapshots.server)
}

const neverChanges = () => () => undefined

function createSnapshots() {
  let isHydrating = false
  return { current: () => isHydrating, server: () => (isHydrating = true) }
}
