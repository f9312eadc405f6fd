import type { ViewFile } from '../wire/gallery-file'
import { unpackTile, type PackedTile } from '../wire/packed-tile'
import { fetchJson } from './fetch-json'
import { rememberVisit, type Visit } from './visit'

/** Shows the way back to a gallery as it was left, and to the articles beside this one in it. */
export async function comeFrom(nav: HTMLElement, visit: Visit): Promise<void> {
  const { source, gallery, page, title } = visit
  const slug = nav.dataset['cameFrom'] ?? ''
  const [path = '', search = ''] = page.split('?')
  const state = new URLSearchParams(search)
  state.set(`${gallery}.view`, slug)
  const address = `${source.slice(0, source.lastIndexOf('/'))}/view?${state}`
  const { slide, articles } = await fetchJson<ViewFile>(address)
  if (!slide) return // no longer among the tiles
  const back = nav.querySelector<HTMLAnchorElement>('[data-back]')
  if (back) {
    back.href = `${path}${search && `?${search}`}#${gallery}-${encodeURI(slug)}`
    back.textContent = `${title}: ${slide.position} of ${slide.total}`
  }
  const lead = (rel: 'prev' | 'next', packed: PackedTile | undefined) => {
    const link = nav.querySelector<HTMLAnchorElement>(`[rel=${rel}]`)
    const name = link?.querySelector('b')
    if (!link || !name || !packed) return link?.remove()
    const tile = unpackTile(packed, articles)
    link.href = tile.href
    name.textContent = tile.title
    link.addEventListener('click', () => rememberVisit({ ...visit, at: link.pathname }))
  }
  lead('prev', slide.before[0])
  lead('next', slide.after[0])
  nav.hidden = false
}
