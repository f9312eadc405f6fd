import { useState } from 'react'
import { createPortal } from 'react-dom'
import { selectedOptions } from '../../../core/filter/selection'
import { defaultFilterSheetLabels } from '../../../core/filter/sheet-labels'
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect'
import { ActiveFilters } from '../../static/filters/ActiveFilters'
import type { DeferredEffectsProps } from '../effects/DeferredEffects'
import { FilterSheet } from './FilterSheet'

export interface StickyFiltersProps extends DeferredEffectsProps {
  readonly isStuck: boolean
}

/**
 * A bar above the tiles while the filters in the page are scrolled out of the viewport: the number of results, the
 * active filters, and a button that opens all filters in a sheet. It takes no space in the page, so nothing moves.
 */
export function StickyFilters({ isStuck, ...props }: StickyFiltersProps) {
  const { section } = props
  const [isOpen, setOpen] = useState(false)
  // A node of its own: the server's markup has no bar. It is the first child, because a sticky element does not move above
  // its place in the page.
  const [container] = useState(() => {
    const element = document.createElement('div')
    element.toggleAttribute('data-sticky-filters', true)
    return element
  })
  useBrowserLayoutEffect(() => {
    section.current?.prepend(container)
    return () => container.remove()
  }, [section, container])
  useBrowserLayoutEffect(() => {
    container.toggleAttribute('hidden', !isStuck && !isOpen)
  }, [container, isStuck, isOpen])
  if (!isStuck && !isOpen) return null

  const context = { ...props.context, headingLevel: 2 as const }
  const { gallery, state, view, labels } = context
  const { open } = labels.filterSheet ?? defaultFilterSheetLabels
  const active = selectedOptions(gallery, state.selection).length + Number(state.query !== '')
  const onClose = () => {
    setOpen(false)
    // The browser returns the focus to the button, unless the bar has been hidden.
    if (document.activeElement === document.body)
      section.current?.querySelector<HTMLElement>('[role="status"]')?.focus()
  }
  return createPortal(
    <>
      {isStuck && (
        <div role="group" aria-label={labels.filters} data-sticky-bar>
          <p>{labels.results(view.matching, view.all)}</p>
          <ActiveFilters context={context} />
          <button
            type="button"
            data-open-filters
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {active === 0 ? labels.filters : open(active)}
          </button>
        </div>
      )}
      {isOpen && <FilterSheet context={context} onClose={onClose} />}
    </>,
    container,
  )
}
