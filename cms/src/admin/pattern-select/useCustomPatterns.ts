import { anyAnswer, dataOf } from '../requests/ask-cms'
import { useAnswer } from '../requests/useAnswer'
import type { CustomPatternDoc } from './pattern-choices'

/** Number of thumbnails; the relationship field beside the select can search all patterns. */
const MAX_PATTERNS = 60
const QUERY = `limit=${MAX_PATTERNS}&depth=0&sort=label`
const NONE: readonly CustomPatternDoc[] = []

const patternsAnswer = anyAnswer<{ readonly docs: readonly CustomPatternDoc[] }>()

/**
 * Loads the custom patterns, sorted by name.
 * @param selected id of the selected pattern. The patterns are loaded again when it changes, because it may be new.
 */
export function useCustomPatterns(api: string, selected: unknown): readonly CustomPatternDoc[] {
  const answer = useAnswer(`${api}/patterns?${QUERY}`, patternsAnswer, selected)
  // Offline: only the built-in patterns are offered.
  return dataOf(answer)?.docs ?? NONE
}
