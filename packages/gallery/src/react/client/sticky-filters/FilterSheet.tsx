import { useCallback, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { defaultFilterSheetLabels } from '../../../core/filter/sheet-labels'
import { selectedOptions } from '../../../core/filter/selection'
import { clearFilters } from '../../../core/url/state-changes'
import type { GalleryContext } from '../../static/gallery-context'
import { linkTo } from '../../static/link-to'
import { FilterOptions } from '../../static/filters/FilterOptions'
import { SortOptions } from '../../static/filters/menu/SortOptions'
import { SearchField } from '../../static/filters/search/SearchField'
import { usePendingState } from '../../static/filters/usePendingState'

/** All filters of a gallery, its search and its orders in a modal dialog. Each change is applied at once. */
export function FilterSheet({
  context,
  onClose,
}: {
  readonly context: GalleryContext
  readonly onClose: () => void
}) {
  const { gallery, view, labels, components } = context
  const sheetLabels = labels.filterSheet ?? defaultFilterSheetLabels
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { selection, query } = usePendingState(context)
  const openModal = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element
    element?.showModal()
  }, [])
  const close = () => dialog.current?.close()
  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current) close()
  }
  const hasFilters = selectedOptions(gallery, selection).length > 0 || query !== ''
  return (
    <dialog
      ref={openModal}
      data-filter-sheet
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div>
        <header>
          <h2 id={titleId}>{labels.filters}</h2>
          {/* The status in the page is inert behind the dialog. */}
          <p role="status">{labels.results(view.matching, view.all)}</p>
          <button type="button" data-close aria-label={labels.close} onClick={close} />
        </header>
        <div data-sheet-groups>
          {gallery.search && <SearchField context={context} />}
          {gallery.groups.map((group) => (
            <SheetGroup key={group.id} label={group.label} name={group.id}>
              {group.period ? (
                <components.PeriodFilter context={context} group={group} period={group.period} />
              ) : (
                <FilterOptions context={context} group={group} selection={selection} />
              )}
            </SheetGroup>
          ))}
          {gallery.sorts.length > 0 && (
            <SheetGroup label={labels.sort}>
              <SortOptions context={context} />
            </SheetGroup>
          )}
        </div>
        <footer>
          {hasFilters && (
            <a {...linkTo(context, clearFilters(context.state), gallery.id)} rel="nofollow">
              {labels.clearAll}
            </a>
          )}
          <button type="button" data-show-results onClick={close}>
            {sheetLabels.show(view.matching)}
          </button>
        </footer>
      </div>
    </dialog>
  )
}

function SheetGroup(props: {
  readonly label: string
  readonly name?: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <div role="group" data-filter-group={props.name} aria-labelledby={id}>
      <h3 id={id}>{props.label}</h3>
      <div data-options>{props.children}</div>
    </div>
  )
}
