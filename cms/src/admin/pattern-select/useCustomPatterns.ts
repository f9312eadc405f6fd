import { useEffect, useState } from 'react'
import type { CustomPatternDoc } from './pattern-choices'

/** Number of thumbnails; the relationship field beside the select can search all patterns. */
const MAX_PATTERNS = 60

/**
 * Loads the custom patterns, sorted by name.
 * @param selected id of the selected pattern. The patterns are loaded again when it changes, because it may be new.
 */
export function useCustomPatterns(api: string, selected: unknown): readonly CustomPatternDoc[] {
  const [customPatterns, setCustomPatterns] = useState<readonly CustomPatternDoc[]>([])
  useEffect(() => {
    const abort = new AbortController()
    const query = `limit=${MAX_PATTERNS}&depth=0&sort=label`
    void fetch(`${api}/patterns?${query}`, { credentials: 'same-origin', signal: abort.signal })
      .then((response) => (response.ok ? response.json() : { docs: [] }))
      .then(({ docs }: { docs: readonly CustomPatternDoc[] }) => setCustomPatterns(docs))
      .catch(() => {
        // Offline: only the built-in patterns are offered.
      })
    return () => abort.abort()
  }, [api, selected])
  return customPatterns
}
