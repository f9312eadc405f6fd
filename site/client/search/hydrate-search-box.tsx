import { hydrateRoot } from 'react-dom/client'
import { SearchBox } from '../../components/layout/SearchBox'
import type { Messages } from '../../i18n/messages'
import type { Suggestion } from '../../serialization/search'
import suggestionStyles from '../../styles/layout/suggestions.css?url'
import { fetchJson } from '../loading/fetch-json'
import { loadStyleSheet } from '../loading/load-style-sheet'

/** Whether the site is files without a server (client/static). */
const isStatic = () => document.documentElement.dataset['static'] !== undefined

const clientAt = (action: string) => ({
  suggest: async (query: string, signal: AbortSignal) => {
    if (isStatic())
      return (await (await import('../static/search-index')).loadSearchIndex(action)).suggest(query)
    return fetchJson<readonly Suggestion[]>(
      `${action}/suggestions.json?${new URLSearchParams({ q: query })}`,
      signal,
    )
  },
  go: (href: string) => location.assign(href),
})

/**
 * Adds suggestions to a search box. Text that was typed before is searched at once.
 * @throws when the messages of the page's language cannot be loaded
 */
export async function hydrateSearchBox(root: HTMLElement): Promise<void> {
  const [{ search: messages }] = await Promise.all([
    import('../../i18n/load-messages').then((code): Promise<Messages> => code.loadMessages()),
    loadStyleSheet(suggestionStyles),
  ])
  const field = root.querySelector('input')
  const action = field?.form?.getAttribute('action')
  if (!field || !action) return
  const { id, defaultValue: query } = field
  hydrateRoot(root, <SearchBox {...{ id, action, query, messages }} client={clientAt(action)} />)
  root.dataset['hydrated'] = ''
  const page = document.querySelector('.search-page')
  if (page && isStatic()) await (await import('../static/show-results')).showResults(page, action)
}
