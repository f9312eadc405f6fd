import { isSelected, selectedIn } from '../../core/filter/selection'
import type { Labels } from '../../core/labels'
import type { FilterGroup, Gallery } from '../../core/types'
import { activateOption } from '../../core/url/state-changes'
import type { HrefBuilder } from '../../core/url/hrefs'
import { tileAnchor } from '../../core/url/tile-anchor'
import { describeMenu } from '../static/filters/FilterMenu'
import { isUnavailable, optionName } from '../static/filters/FilterOption'
import type { GallerySnapshot } from '../store/gallery-snapshot'

/** What a patch shows. */
export interface PatchTarget extends Pick<GallerySnapshot, 'state' | 'view'> {
  readonly gallery: Gallery
  readonly labels: Labels
  readonly hrefOf: HrefBuilder
}

interface OptionElement {
  readonly link: Element
  readonly group: FilterGroup
  /** '' is "All". */
  readonly id: string
  readonly label: string
}

/** The elements of all options; null when there are others, such as those of a slot. */
export function findOptions(section: Element, { groups }: Gallery): OptionElement[] | null {
  const links = section.querySelectorAll('[data-filters] [data-option]')
  const options = groups.flatMap((group) =>
    [ALL, ...group.options].map(({ id, label }) => ({ group, id, label })),
  )
  const found: OptionElement[] = []
  options.forEach((option, index) => {
    const link = links[index]
    if (link?.getAttribute('data-option') === option.id) found.push({ ...option, link })
  })
  return found.length === options.length && links.length === options.length ? found : null
}
const ALL = { id: '', label: '' }

/** Writes counts, names and marks, as `FilterOption` renders them. */
export function patchOptions(options: readonly OptionElement[], target: PatchTarget): void {
  const { gallery, labels, state, view, hrefOf } = target
  for (const { link, group, id, label } of options) {
    const count = view.counts[group.id]?.[id] ?? 0
    const isActive = isSelected(state.selection, group.id, id)
    setAttribute(link, 'aria-current', isActive ? 'true' : null)
    const number = link.querySelector('[data-count]')
    const wasUnavailable = !link.hasAttribute('href')
    const isNowUnavailable = isUnavailable({ id, count, isActive })
    const formatted = labels.count(count)
    if (number?.textContent === formatted && wasUnavailable === isNowUnavailable) continue
    if (number) number.textContent = formatted
    const option = { group, id, count, label: id === '' ? labels.all : label }
    setAttribute(link, 'aria-label', isNowUnavailable ? null : optionName(option, labels))
    if (wasUnavailable === isNowUnavailable) continue
    const { state: next } = activateOption(state, group, id)
    setAttribute(link, 'href', isNowUnavailable ? null : hrefOf(next, gallery.id))
    setAttribute(link, 'rel', isNowUnavailable ? null : 'nofollow')
    setAttribute(link, 'role', isNowUnavailable ? 'link' : null)
    setAttribute(link, 'aria-disabled', isNowUnavailable ? 'true' : null)
    setAttribute(link, 'tabindex', isNowUnavailable ? '-1' : null)
  }
}

/** Writes the buttons of the menus and the link to the first tile. */
export function patchMenus(section: Element, { gallery, labels, state, view }: PatchTarget): void {
  const menus = section.querySelectorAll('[data-filters] [data-filter-group] > [data-dropdown]')
  const groups = gallery.groups.filter(({ form }) => form !== 'buttons')
  groups.forEach((group, index) => {
    const selected = selectedIn(state.selection, group.id)
    const { text, hasSelection } = describeMenu(group, selected, labels)
    const button = menus[index]
    if (button && button.textContent !== text) button.textContent = text
    button?.toggleAttribute('data-selected', hasSelection)
  })
  const [first] = view.tiles
  const skip = section.querySelector('[data-skip-filters]')
  if (skip && first) skip.setAttribute('href', `#${tileAnchor(gallery.id, first.id)}`)
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
