import type { Beside, Way } from '../wire/beside'
import cameFrom from '../styles/came-from.css?url'
import { bringSheet } from './bring-sheet'
import { rememberVisit, type Visit } from './visit'

/** Shows the way back to a gallery as it was left, and to the articles beside this one in it. */
export async function comeFrom(nav: HTMLElement, visit: Visit): Promise<void> {
  const [beside, words] = await Promise.all([
    askBeside(visit, nav.dataset['cameFrom'] ?? ''),
    import('../words/load-words').then(({ loadWords }) => loadWords()),
    bringSheet(cameFrom),
  ])
  if (!beside) return // no longer among the tiles
  const back = nav.querySelector<HTMLAnchorElement>('[data-back]')
  if (back) {
    back.href = visit.page + `#${visit.gallery}-${encodeURI(nav.dataset['cameFrom'] ?? '')}`
    back.textContent = words.cameFrom.back(visit.title, beside.position, beside.total)
  }
  const lead = (rel: 'prev' | 'next', way: Way | null) => {
    const link = nav.querySelector<HTMLAnchorElement>(`[data-way=${rel}]`)
    const name = link?.querySelector('b')
    if (!link || !name || !way) return link?.remove()
    link.rel = rel
    link.href = way.href
    name.textContent = way.title
    link.addEventListener('click', () => rememberVisit({ ...visit, at: link.pathname }))
  }
  lead('prev', beside.previous)
  lead('next', beside.next)
  nav.hidden = false
}

/** Null also when the server does not answer: the article stands for itself. */
async function askBeside({ source, gallery, page }: Visit, slug: string): Promise<Beside | null> {
  const state = new URLSearchParams(page.split('?')[1])
  state.set(`${gallery}.view`, slug)
  try {
    const answer = await fetch(`${source.slice(0, source.lastIndexOf('/'))}/beside?${state}`)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
