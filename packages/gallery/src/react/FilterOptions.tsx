import { chooseOption, followOption } from '../core/links'
import { isSelected } from '../core/selection'
import type { FilterGroup } from '../core/types'
import { linkTo, type GalleryContext } from './context'

/**
 * The options of a group as links, "All" first. An option that would give nothing is shown, but leads nowhere; "All"
 * and what is active always lead back.
 */
export function FilterOptions({
  context,
  group,
}: {
  readonly context: GalleryContext
  readonly group: FilterGroup
}) {
  const { gallery, view, state, labels } = context
  const options = [{ id: '', label: labels.all }, ...group.options]
  return options.map(({ id, label }) => {
    const count = view.counts[group.id]?.[id] ?? 0
    const active = isSelected(state.selection, group.id, id)
    const content = (
      <>
        {label} <span data-count>{labels.count(count)}</span>
      </>
    )
    if (count === 0 && !active && id !== '') {
      // Focusable from script: an option that empties while it has the focus keeps it.
      return (
        <a key={id} data-option={id} role="link" aria-disabled="true" tabIndex={-1}>
          {content}
        </a>
      )
    }
    const { href, onClick } = linkTo(
      context,
      followOption(state, group, id),
      gallery.id,
      active && !group.several ? chooseOption(state, group.id, '') : undefined,
    )
    return (
      <a
        key={id}
        data-option={id}
        href={href}
        onClick={onClick}
        rel="nofollow"
        aria-current={active ? 'true' : undefined}
        aria-label={labels.option(label, count)}
      >
        {content}
      </a>
    )
  })
}
