import { useEffect, useState } from 'react'
import type { Loader } from '../../loader'

/** Whether code that is needed cannot be loaded. Tries again, like a lazy component, each time it is needed anew. */
export function useIsMissing(load: Loader<unknown>, needed: boolean): boolean {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (needed) void load().then((code) => setMissing(!code))
  }, [load, needed])
  return isMissing
}
