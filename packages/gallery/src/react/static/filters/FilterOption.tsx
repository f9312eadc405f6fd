import { memo } from 'react'
import { chooseOption, followOption, type Change } from '../../../core/links'
import { isSelected } from '../../../core/selection'
import type { FilterGroup, GalleryState } from '../../../core/types'
import { linkTo, type GalleryContext } from '../gallery-context'

interface FilterOptionProps {
  readonly context: GalleryContext
  readonly group: FilterGroup
  /** '' is "All". */
  readonly id: string
  readonly label: string
  readonly count: number
  readonly active: boolean
}

/**
 * An option as a link. One that would give nothing is shown, but leads nowhere; "All" and what is active always lead
 * back. The frame of a press draws only those that were pressed or let go: hence the memo.
 */
export const FilterOption = memo(function FilterOption(props: FilterOptionProps) {
  const { context, group, id, label, count, active } = props
  const { gallery, state, labels } = context
  const content = (
    <>
      {label} <span data-count>{labels.count(count)}</span>
    </>
  )
  if (count === 0 && !active && id !== '') {
    // Focusable from script: an option that empties while it has the focus keeps it.
    return (
      <a data-option={id} role="link" aria-disabled="true" tabIndex={-1}>
        {content}
      </a>
    )
  }
  const { href, onClick } = linkTo(context, followOption(state, group, id), gallery.id, (now) =>
    press(now, group, id),
  )
  return (
    <a
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

/** A click on the one option that is active takes it back. */
const press = (now: GalleryState, group: FilterGroup, id: string): Change =>
  !group.multiple && isSelected(now.selection, group.id, id)
    ? chooseOption(now, group.id, '')
    : followOption(now, group, id)
