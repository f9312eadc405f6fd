import { useEffect, useState } from 'react'
import type { Suggestion } from '../../serialization/search'

interface Result {
  readonly query: string
  readonly suggestions: readonly Suggestion[]
}

const NO_RESULT: Result = { query: '', suggestions: [] }

/**
 * Suggestions for a query. While a request is pending, returns those of the last query, if one of the two begins with
 * the other.
 */
export function useSuggestions(
  query: string,
  suggest: ((query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>) | undefined,
): readonly Suggestion[] {
  const [last, setLast] = useState(NO_RESULT)
  useEffect(() => {
    if (query === '' || !suggest) return
    const controller = new AbortController()
    suggest(query, controller.signal).then(
      (suggestions) => setLast({ query, suggestions }),
      () => {
        // The next character sends a new request, and the form works without suggestions.
        if (!controller.signal.aborted) setLast(NO_RESULT)
      },
    )
    return () => controller.abort()
  }, [query, suggest])
  const isRelated = query !== '' && (query.startsWith(last.query) || last.query.startsWith(query))
  return isRelated ? last.suggestions : NO_RESULT.suggestions
}
