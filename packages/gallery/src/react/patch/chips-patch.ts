import { isPlainClick } from '../../dom/is-plain-click'
import { activeFilters } from '../static/filters/active-filters'
import type { PatchTarget } from './patch-options'

const LIST = '[data-gallery-header] > [data-active-filters]'

/** The links that remove active filters, until React renders its own. */
export function createChipsPatch(section: Element) {
  /** Stands in for React's list. */
  let list: ChildNode | null = null
  /** React's list, out of the page for the moment; null when React has rendered none. */
  let rendered: Element | null = null

  const end = () => {
    if (rendered) list?.replaceWith(rendered)
    else list?.remove()
    list = null
    rendered = null
  }
  /** @param before the element that follows the list */
  const show = (target: PatchTarget, before: Element) => {
    end()
    rendered = section.querySelector(LIST)
    list = createChips(target, (index) =>
      section.querySelectorAll<HTMLElement>(`${LIST} a`)[index]?.click(),
    )
    if (rendered) rendered.replaceWith(list)
    else before.before(list)
  }
  return { show, end }
}

/**
 * As `ActiveFilters` renders them. A comment when no filter is active.
 *
 * @param click clicks the link that has taken the place of one of these: React renders before each event
 */
function createChips(
  { gallery, state, labels, hrefOf }: PatchTarget,
  click: (index: number) => void,
): ChildNode {
  const filters = activeFilters(gallery, state, labels)
  if (filters.length === 0) return document.createComment('')
  const list = document.createElement('ul')
  list.setAttribute('data-active-filters', 'true')
  filters.forEach(({ key, text, name, change }, index) => {
    const link = document.createElement('a')
    link.href = hrefOf(change.state, gallery.id)
    link.rel = 'nofollow'
    if (key === '') link.setAttribute('data-clear', 'true')
    if (name !== undefined) link.ariaLabel = name
    link.textContent = text
    link.onclick = (event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      click(index)
    }
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  })
  return list
}
