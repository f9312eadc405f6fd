import { hydrateRoot } from 'react-dom/client'
import { SearchBox } from '../components/SearchBox'
import { SEARCH_PATH, type Suggestion } from '../wire/search'
import type { Words } from '../words/words'
import { fetchJson } from './fetch-json'

const live = {
  suggest: (words: string, signal: AbortSignal) =>
    fetchJson<readonly Suggestion[]>(
      `${SEARCH_PATH}/suggestions.json?${new URLSearchParams({ q: words })}`,
      signal,
    ),
  go: (href: string) => location.assign(href),
}

/**
 * Lets a search box suggest. What was typed into it meanwhile is searched at once. Rejects when the words of the page's
 * language do not come.
 */
export async function wakeSearch(root: HTMLElement): Promise<void> {
  const { search: words }: Words = await (await import('../words/load-words')).loadWords()
  const field = root.querySelector('input')
  if (!field) return
  hydrateRoot(root, <SearchBox id={field.id} query={field.defaultValue} {...{ words, live }} />)
  root.dataset['awake'] = ''
}
