import { hydrateRoot } from 'react-dom/client'
import { SearchBox } from '../components/SearchBox'
import { SEARCH_PATH, type Suggestion } from '../wire/search'
import { fetchJson } from './fetch-json'

const live = {
  suggest: (words: string, signal: AbortSignal) =>
    fetchJson<readonly Suggestion[]>(
      `${SEARCH_PATH}/suggestions.json?${new URLSearchParams({ q: words })}`,
      signal,
    ),
  go: (href: string) => location.assign(href),
}

/** Lets a search box suggest. What was typed into it meanwhile is searched at once. */
export function wakeSearch(root: HTMLElement): void {
  const field = root.querySelector('input')
  if (!field) return
  hydrateRoot(root, <SearchBox id={field.id} words={field.defaultValue} live={live} />)
  root.dataset['awake'] = ''
}
