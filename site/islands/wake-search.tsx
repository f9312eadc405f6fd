import { hydrateRoot } from 'react-dom/client'
import { SearchBox } from '../components/SearchBox'
import type { Suggestion } from '../wire/search'
import type { Words } from '../words/words'
import suggestions from '../styles/suggestions.css?url'
import { bringSheet } from './bring-sheet'
import { fetchJson } from './fetch-json'

const liveAt = (action: string) => ({
  suggest: (words: string, signal: AbortSignal) =>
    fetchJson<readonly Suggestion[]>(
      `${action}/suggestions.json?${new URLSearchParams({ q: words })}`,
      signal,
    ),
  go: (href: string) => location.assign(href),
})

/**
 * Lets a search box suggest. What was typed into it meanwhile is searched at once. Rejects when the words of the page's
 * language do not come.
 */
export async function wakeSearch(root: HTMLElement): Promise<void> {
  const [{ search: words }] = await Promise.all([
    import('../words/load-words').then((part): Promise<Words> => part.loadWords()),
    bringSheet(suggestions),
  ])
  const field = root.querySelector('input')
  const action = field?.form?.getAttribute('action')
  if (!field || !action) return
  const { id, defaultValue: query } = field
  hydrateRoot(root, <SearchBox {...{ id, action, query, words }} live={liveAt(action)} />)
  root.dataset['awake'] = ''
}
