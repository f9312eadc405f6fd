import { sortBy } from '../../../../core/url/state-changes'
import type { GalleryContext } from '../../gallery-context'
import { linkTo } from '../../link-to'

/** The orders as links, the editor's first. A click on the selected random order shuffles again. */
export function SortOptions({ context }: { readonly context: GalleryContext }) {
  const { gallery, state, labels } = context
  const current = state.sort?.by ?? null
  const nameOf = (by: typeof current) => (by === null ? labels.editorsOrder : labels.sorts[by])
  return [null, ...gallery.sorts].map((by) => (
    <a
      key={by}
      data-option={by ?? ''}
      {...linkTo(context, sortBy(state, by), gallery.id)}
      rel="nofollow"
      aria-current={by === current ? 'true' : undefined}
    >
      {by === 'random' && current === by ? labels.shuffleAgain : nameOf(by)}
    </a>
  ))
}
