import { selectedIn } from '../../../core/selection'
import type { FilterGroup } from '../../../core/types'
import type { GalleryContext } from '../gallery-context'
import { FilterOptions } from './FilterOptions'
import { Menu } from './menu/Menu'
import { useWantedState } from './usePendingState'

/** A group as a dropdown; it stays open while several options are chosen. */
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
  const { selection } = useWantedState(context)
  const chosen = selectedIn(selection, group.id)
  const names = group.options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  return (
    <div data-filter-group={group.id}>
      <Menu
        id={menuId}
        label={group.label}
        text={labels.dropdown(group.label, names.length === 0 ? labels.all : labels.chosen(names))}
        isChosen={names.length > 0}
        staysOpen={group.multiple}
      >
        <FilterOptions context={context} group={group} selection={selection} />
      </Menu>
    </div>
  )
}
