import { selectableOptions } from '../../../core/filter/group-options'
import { selectedIn } from '../../../core/filter/selection'
import type { Labels } from '../../../core/labels'
import type { FilterGroup } from '../../../core/types'
import type { GalleryContext } from '../gallery-context'
import { TILE_HEADING } from '../tiles/title/tile-heading'
import { FilterOptions } from './FilterOptions'
import { Menu } from './menu/Menu'
import { usePendingState } from './usePendingState'

/** A filter group as a dropdown. It stays open where several options, or two years, can be selected. */
export function FilterMenu({
  context,
  group,
  menuId,
}: {
  readonly context: GalleryContext
  readonly group: FilterGroup
  readonly menuId: string
}) {
  const { labels, components } = context
  const { selection } = usePendingState(context)
  return (
    <div data-filter-group={group.id}>
      <Menu
        id={menuId}
        label={group.label}
        closeLabel={labels.close}
        heading={TILE_HEADING[context.headingLevel]}
        {...describeMenu(group, selectedIn(selection, group.id), labels)}
        staysOpen={group.multiple || group.form === 'period'}
      >
        {group.period ? (
          <components.PeriodFilter context={context} group={group} period={group.period} />
        ) : (
          <FilterOptions context={context} group={group} selection={selection} />
        )}
      </Menu>
    </div>
  )
}

/** The button of a menu: its text has the group and what is selected in it. */
export function describeMenu(group: FilterGroup, selected: readonly string[], labels: Labels) {
  const names = selectableOptions(group, selected)
    .filter(({ id }) => selected.includes(id))
    .map(({ label }) => label)
  const hasSelection = names.length > 0
  const value = hasSelection ? labels.selected(names) : labels.all
  return { hasSelection, text: labels.dropdown(group.label, value) }
}
