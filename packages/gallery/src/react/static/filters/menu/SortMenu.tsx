import { sortBy } from '../../../../core/links'
import { linkTo, type GalleryContext } from '../../gallery-context'
import { Menu } from './Menu'

/** The orders to choose from, the editor's first. Random, once chosen, shuffles again. */
export function SortMenu({ context }: { readonly context: GalleryContext }) {
  const { gallery, state, labels } = context
  const present = state.sort?.by ?? null
  const nameOf = (by: (typeof orders)[number]) =>
    by === null ? labels.editorsOrder : labels.sorts[by]
  const orders = [null, ...gallery.sorts]
  return (
    <div data-sort>
      <Menu
        id={`${gallery.id}-sort`}
        label={labels.sort}
        text={labels.dropdown(labels.sort, nameOf(present))}
        isChosen={present !== null}
      >
        {orders.map((by) => (
          <a
            key={by}
            data-option={by ?? ''}
            {...linkTo(context, sortBy(state, by), gallery.id)}
            rel="nofollow"
            aria-current={by === present ? 'true' : undefined}
          >
            {by === 'random' && present === by ? labels.shuffleAgain : nameOf(by)}
          </a>
        ))}
      </Menu>
    </div>
  )
}
