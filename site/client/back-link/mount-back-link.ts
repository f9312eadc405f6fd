import type { AdjacentItem, AdjacentItems } from '../../serialization/adjacent-items'
import backLinkStyles from '../../styles/layout/back-link.css?url'
import { loadStyleSheet } from '../loading/load-style-sheet'
import { saveReturnState, type ReturnState } from './return-state'

/** Shows links back to a gallery as it was left, and to the previous and next article in it. */
export async function mountBackLink(nav: HTMLElement, state: ReturnState): Promise<void> {
  const slug = nav.dataset['backLink'] ?? ''
  const [adjacent, messages] = await Promise.all([
    fetchAdjacentItems(state, slug),
    import('../../i18n/load-messages').then(({ loadMessages }) => loadMessages()),
    loadStyleSheet(backLinkStyles),
  ])
  if (!adjacent) return // The article left the gallery, or the server did not answer.
  const back = nav.querySelector<HTMLAnchorElement>('[data-back]')
  if (back) {
    back.href = `${state.page}#${state.gallery}-${encodeURI(slug)}`
    back.textContent = messages.backLink.back(state.title, adjacent.position, adjacent.total)
  }
  const setLink = (rel: 'prev' | 'next', item: AdjacentItem | null) => {
    const link = nav.querySelector<HTMLAnchorElement>(`[data-adjacent=${rel}]`)
    const title = link?.querySelector('b')
    if (!link || !title || !item) return link?.remove()
    link.rel = rel
    link.href = item.href
    title.textContent = item.title
    link.addEventListener('click', () => saveReturnState({ ...state, article: link.pathname }))
  }
  setLink('prev', adjacent.previous)
  setLink('next', adjacent.next)
  nav.hidden = false
}

/** Null when the server does not answer: the article is shown without links. */
async function fetchAdjacentItems(
  { file, gallery, page }: ReturnState,
  slug: string,
): Promise<AdjacentItems | null> {
  const state = new URLSearchParams(page.split('?')[1])
  state.set(`${gallery}.view`, slug)
  try {
    if (document.documentElement.dataset['static'] !== undefined)
      return await (
        await import('../static/find-adjacent-items')
      ).findAdjacentInFile(file, `?${state}`)
    const response = await fetch(`${file.slice(0, file.lastIndexOf('/'))}/adjacent?${state}`)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
