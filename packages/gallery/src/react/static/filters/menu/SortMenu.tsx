import { sortBy } from '../../../../core/url/state-changes'
import { linkTo, type GalleryContext } from '../../gallery-context'
import { Menu } from './Menu'

/** The orders to select from, the editor's first. A click on the selected random order shuffles again. */
export function SortMenu({ context }: { readonly context: GalleryContext }) {
  const { gallery, state, labels } = context
  const current = state.sort?.by ?? null
  const orders = [null, ...gallery.sorts]
  const nameOf = (by: (typeof orders)[number]) =>
    by === null ? labels.editorsOrder : labels.sorts[by]
  return (
    <div data-sort>
      <Menu
        id={`${gallery.id}-sort`}
        label={labels.sort}
        text={labels.dropdown(labels.sort, nameOf(current))}
        hasSelection={current !== null}
      >
        {orders.map((by) => (
          <a
            key={by}
            data-option={by ?? ''}
            {...linkTo(context, sortBy(state, by), gallery.id)}
            rel="nofollow"
            aria-current={by === current ? 'true' : undefined}
          >
            {by === 'random' && current === by ? labels.shuffleAgain : nameOf(by)}
          </a>
        ))}
      </Menu>
    </div>
  )
}
