import { useEffect, useState } from 'react'
import type { DrawnPatternDoc } from './pattern-choices'

/** More would not be a choice any more; the relationship field beside it searches through all. */
const MOST_CHOICES = 60

/** The drawn patterns, by name. @param chosen asked again when another one is chosen: it may be new */
export function useDrawnPatterns(api: string, chosen: unknown): readonly DrawnPatternDoc[] {
  const [drawn, setDrawn] = useState<readonly DrawnPatternDoc[]>([])
  useEffect(() => {
    const abort = new AbortController()
    const query = `limit=${MOST_CHOICES}&depth=0&sort=label`
    void fetch(`${api}/patterns?${query}`, { credentials: 'same-origin', signal: abort.signal })
      .then((response) => (response.ok ? response.json() : { docs: [] }))
      .then(({ docs }: { docs: readonly DrawnPatternDoc[] }) => setDrawn(docs))
      .catch(() => {
        // Offline or gone: our own patterns are there, and the field beside it lists the drawn ones.
      })
    return () => abort.abort()
  }, [api, chosen])
  return drawn
}
