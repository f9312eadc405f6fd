import { selectedIn } from '../../../core/filter/selection'
import type { FilterGroup } from '../../../core/types'
import type { GalleryContext } from '../gallery-context'
import { FilterOptions } from './FilterOptions'
import { Menu } from './menu/Menu'
import { usePendingState } from './usePendingState'

/** A filter group as a dropdown. Where several options can be selected, it stays open. */
export function FilterMenu({
  context,
  group,
  menuId,
}: {
  readonly context: GalleryContext
  readonly group: FilterGroup
  readonly menuId: string
}) {
  const { labels } = context
  const { selection } = usePendingState(context)
  const selected = selectedIn(selection, group.id)
  const names = group.options.filter(({ id }) => selected.includes(id)).map(({ label }) => label)
  return (
    <div data-filter-group={group.id}>
      <Menu
        id={menuId}
        label={group.label}
        text={labels.dropdown(
          group.label,
          names.length === 0 ? labels.all : labels.selected(names),
        )}
        hasSelection={names.length > 0}
        staysOpen={group.multiple}
      >
        <FilterOptions context={context} group={group} selection={selection} />
      </Menu>
    </div>
  )
}
