import { useSyncExternalStore } from 'react'

const NEVER_CHANGES = () => () => undefined

/** False on the server and while its markup is taken over, true from then on. */
export const useLive = () =>
  useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  )
