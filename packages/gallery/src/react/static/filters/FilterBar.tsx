import { tileAnchor } from '../../../core/url/tile-anchor'
import type { GalleryContext } from '../gallery-context'
import { FilterButtons } from './FilterButtons'
import { FilterMenu } from './FilterMenu'

/** The filter groups, the search field and the sort menu of a gallery, after a link that skips them. */
export function FilterBar({ context }: { readonly context: GalleryContext }) {
  const { SearchField, SortMenu } = context.components
  const [first] = context.view.tiles
  return (
    <div data-filters>
      {first && (
        <a data-skip-filters href={`#${tileAnchor(context.gallery.id, first.id)}`}>
          {context.labels.toResults}
        </a>
      )}
      {context.gallery.groups.map((group, index) =>
        group.form === 'buttons' ? (
          <FilterButtons key={group.id} context={context} group={group} />
        ) : (
          <FilterMenu
            key={group.id}
            context={context}
            group={group}
            menuId={`${context.gallery.id}-menu-${index + 1}`}
          />
        ),
      )}
      {context.gallery.search && <SearchField context={context} />}
      {context.gallery.sorts.length > 0 && <SortMenu context={context} />}
    </div>
  )
}
