import { useSyncExternalStore } from 'react'

const NEVER_CHANGES = () => () => undefined

/** False on the server and while its markup is taken over, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  )
