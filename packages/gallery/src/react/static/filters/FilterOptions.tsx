import { isSelected } from '../../../core/filter/selection'
import type { FilterGroup, Selection } from '../../../core/types'
import type { GalleryContext } from '../gallery-context'
import { FilterOption } from './FilterOption'

/** The options of a group as links, "All" first. */
export function FilterOptions({
  context,
  group,
  selection,
}: {
  readonly context: GalleryContext
  readonly group: FilterGroup
  readonly selection: Selection
}) {
  const { view, labels } = context
  return [{ id: '', label: labels.all }, ...group.options].map(({ id, label }) => (
    <FilterOption
      key={id}
      context={context}
      group={group}
      id={id}
      label={label}
      count={view.counts[group.id]?.[id] ?? 0}
      isActive={isSelected(selection, group.id, id)}
    />
  ))
}
