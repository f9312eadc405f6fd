import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False on the server and while hydrating, true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
