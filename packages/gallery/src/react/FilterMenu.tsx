import { useCallback, useRef, useState, type MouseEvent } from 'react'
import { chosenIn } from '../core/selection'
import type { FilterGroup } from '../core/types'
import type { GalleryContext } from './context'
import { FilterOptions } from './FilterOptions'
import { popoverTarget } from './popover-target'
import { useMenuPosition } from './useMenuPosition'

/**
 * A group as a dropdown. The browser's popover opens it, closes it at a click outside and at Escape, and closes one
 * when another opens, with or without script; script keeps `aria-expanded` true and closes it once an option is chosen.
 */
export function FilterMenu({
  context,
  group,
  menuId,
}: {
  readonly context: GalleryContext
  readonly group: FilterGroup
  readonly menuId: string
}) {
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // It may be open before this component comes alive: the browser needs no script for that. The listener goes with its
  // node; React 18 knows no `onToggle` here.
  const followMenu = useCallback((element: HTMLDivElement | null) => {
    menu.current = element
    const update = () => setOpen(element?.matches(':popover-open') ?? false)
    element?.addEventListener('toggle', update)
    update()
  }, [])
  useMenuPosition(menu, open)
  const { labels, state } = context
  const chosen = chosenIn(state.selection, group.id)
  const names = group.options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  const closeAfterChoice = (event: MouseEvent) => {
    if (event.defaultPrevented) menu.current?.hidePopover()
  }
  return (
    <div data-filter-group={group.id}>
      <button
        type="button"
        data-dropdown
        data-chosen={names.length > 0 ? '' : undefined}
        aria-expanded={open}
        {...popoverTarget(menuId)}
      >
        {labels.dropdown(group.label, names.length === 0 ? labels.all : names.join(', '))}
      </button>
      <div
        ref={followMenu}
        id={menuId}
        popover="auto"
        role="group"
        aria-label={group.label}
        onClick={closeAfterChoice}
      >
        <FilterOptions context={context} group={group} />
      </div>
    </div>
  )
}
