import { useEffect, useState } from 'react'
import type { Suggestion } from '../wire/search'

interface Suggested {
  readonly to: string
  readonly suggestions: readonly Suggestion[]
}

const NOTHING: Suggested = { to: '', suggestions: [] }

/** What words may mean. While an answer is on its way, the last one to words that go on or go back a little. */
export function useSuggestions(
  words: string,
  suggest: ((words: string, signal: AbortSignal) => Promise<readonly Suggestion[]>) | undefined,
): readonly Suggestion[] {
  const [last, setLast] = useState(NOTHING)
  useEffect(() => {
    if (words === '' || !suggest) return
    const asked = new AbortController()
    suggest(words, asked.signal).then(
      (suggestions) => setLast({ to: words, suggestions }),
      () => {
        // Whoever types on asks again, and the results page is there in any case.
        if (!asked.signal.aborted) setLast(NOTHING)
      },
    )
    return () => asked.abort()
  }, [words, suggest])
  const isRelated = words !== '' && (words.startsWith(last.to) || last.to.startsWith(words))
  return isRelated ? last.suggestions : NOTHING.suggestions
}
