import type { FilterGroup } from '../../../core/types'
import type { GalleryContext } from '../gallery-context'
import { FilterOptions } from './FilterOptions'
import { usePendingState } from './usePendingState'

/** A filter group as a row of buttons. */
export function FilterButtons({
  context,
  group,
}: {
  readonly context: GalleryContext
  readonly group: FilterGroup
}) {
  const { selection } = usePendingState(context)
  return (
    <div role="group" data-filter-group={group.id} aria-label={group.label}>
      <span data-filter-label aria-hidden="true">
        {group.label}
      </span>
      <div data-options>
        <FilterOptions context={context} group={group} selection={selection} />
      </div>
    </div>
  )
}
