import type { GalleryContext } from '../../gallery-context'
import { TILE_HEADING } from '../../tiles/title/tile-heading'
import { Menu } from './Menu'
import { SortOptions } from './SortOptions'

/** The orders to select from, as a dropdown. */
export function SortMenu({ context }: { readonly context: GalleryContext }) {
  const { gallery, state, labels } = context
  const current = state.sort?.by ?? null
  return (
    <div data-sort>
      <Menu
        id={`${gallery.id}-sort`}
        label={labels.sort}
        closeLabel={labels.close}
        heading={TILE_HEADING[context.headingLevel]}
        text={labels.dropdown(
          labels.sort,
          current === null ? labels.editorsOrder : labels.sorts[current],
        )}
        hasSelection={current !== null}
      >
        <SortOptions context={context} />
      </Menu>
    </div>
  )
}
