import { useEffect, useState } from 'react'
import type { Suggestion } from '../wire/suggestion'

const NONE: readonly Suggestion[] = []

/** What words may mean; the last answer until the next one is there, none for no words or when none comes. */
export function useSuggestions(
  words: string,
  suggest:
    ((words: string, signal: AbortSignal) => Promise<readonly Suggestion[]>) | undefined,
): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState(NONE)
  useEffect(() => {
    if (words === '' || !suggest) return setSuggestions(NONE)
    const asked = new AbortController()
    suggest(words, asked.signal).then(setSuggestions, () => {
      // Whoever types on asks again; the results page is there in any case.
      if (!asked.signal.aborted) setSuggestions(NONE)
    })
    return () => asked.abort()
  }, [words, suggest])
  return suggestions
}
