import { useSyncExternalStore, type CSSProperties } from 'react'
import { parsePeriod, periodBounds } from '../../../../core/filter/period/years'
import { selectedIn } from '../../../../core/filter/selection'
import type { FilterGroup, Period } from '../../../../core/types'
import type { GalleryContext } from '../../gallery-context'
import { FilterOption } from '../FilterOption'
import { usePendingState } from '../usePendingState'
import { PeriodForm } from './PeriodForm'
import { PeriodSlider } from './PeriodSlider'

export interface PeriodFilterProps {
  readonly context: GalleryContext
  readonly group: FilterGroup
  readonly period: Period
}

/** Selects a period: by two handles below a histogram or, without script, by two lists of years. */
export function PeriodFilter({ context, group, period }: PeriodFilterProps) {
  const { view, labels, actions } = context
  const isHydrated = useSyncExternalStore(neverChanges, isTrue, isFalse)
  const sliderActions = isHydrated ? actions : undefined
  const { selection } = usePendingState(context)
  const [id] = selectedIn(selection, group.id)
  const years = id === undefined ? periodBounds(period) : parsePeriod(id)
  const counts = view.counts[group.id] ?? {}
  return (
    <div data-period style={sliderActions ? undefined : FORM_STYLE}>
      {sliderActions ? (
        <PeriodSlider
          {...{ group, period, years, counts }}
          actions={sliderActions}
          labels={labels.period}
        />
      ) : (
        <PeriodForm {...{ context, group, period, years }} />
      )}
      <FilterOption
        context={context}
        group={group}
        id=""
        label={labels.all}
        count={counts[''] ?? 0}
        isActive={id === undefined}
      />
    </div>
  )
}

/** Not in the style sheet, which blocks the rendering of every page. */
const FORM_STYLE: CSSProperties = { padding: '12px 16px 0' }

// Not `useHydrated`: the bundler would put it into the code of the lightbox, which would be loaded with the filter.
const neverChanges = () => () => undefined
const isTrue = () => true
const isFalse = () => false
