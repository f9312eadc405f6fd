import { memo } from 'react'
import { isSelected } from '../../../core/filter/selection'
import type { Labels } from '../../../core/labels'
import type { FilterGroup, GalleryState } from '../../../core/types'
import { activateOption, selectOption, type StateChange } from '../../../core/url/state-changes'
import { isShallowEqual } from '../../shallow-equal'
import type { GalleryContext } from '../gallery-context'
import { linkTo } from '../link-to'

interface FilterOptionProps {
  readonly context: GalleryContext
  readonly group: FilterGroup
  /** '' is "All". */
  readonly id: string
  readonly label: string
  /** Number of tiles the option would show. */
  readonly count: number
  readonly isActive: boolean
}

/**
 * An option as a link. An option that would show no tile has no `href`; "All" and active options always have one.
 * Memoised: a click renders only the options that were selected or deselected, and those whose count changes.
 * `useCurrentLinks` updates the addresses of the others.
 */
export const FilterOption = memo(function FilterOption(props: FilterOptionProps) {
  const { context, group, id, label, count, isActive } = props
  const { gallery, state, labels } = context
  const content = (
    <>
      {label} <bdi data-count>{labels.count(count)}</bdi>
    </>
  )
  if (isUnavailable(props)) {
    // Focusable by script: an option that becomes empty while it is focused keeps the focus.
    return (
      <a data-option={id} role="link" aria-disabled="true" tabIndex={-1}>
        {content}
      </a>
    )
  }
  const { href, onClick } = linkTo(
    context,
    activateOption(state, group, id),
    gallery.id,
    (pending) => clickOption(pending, group, id),
  )
  return (
    <a
      data-option={id}
      href={href}
      onClick={onClick}
      rel="nofollow"
      aria-current={isActive ? 'true' : undefined}
      aria-label={optionName(props, labels)}
    >
      {content}
    </a>
  )
}, isSameOption)

function isSameOption(
  { context: a, ...before }: FilterOptionProps,
  { context: b, ...after }: FilterOptionProps,
): boolean {
  return a.gallery === b.gallery && a.labels === b.labels && isShallowEqual(before, after)
}

/** Whether an option would show no tile. */
export const isUnavailable = ({
  id,
  count,
  isActive,
}: Pick<FilterOptionProps, 'id' | 'count' | 'isActive'>) => count === 0 && !isActive && id !== ''

/** Accessible name. Each group has an "All". */
export function optionName(
  { group, id, label, count }: Omit<FilterOptionProps, 'context' | 'isActive'>,
  labels: Labels,
): string {
  const name = labels.option(label, count)
  return id === '' ? labels.dropdown(group.label, name) : name
}

/** Like `activateOption`; but a click on the only active option of a group selects "All". */
const clickOption = (state: GalleryState, group: FilterGroup, id: string): StateChange =>
  !group.multiple && isSelected(state.selection, group.id, id)
    ? selectOption(state, group.id, '')
    : activateOption(state, group, id)
