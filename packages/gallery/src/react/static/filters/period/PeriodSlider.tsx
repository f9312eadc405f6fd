import { useRef, type KeyboardEvent } from 'react'
import {
  HANDLES,
  moveHandle,
  shareOf,
  yearAfterKey,
  type Handle,
} from '../../../../core/filter/period/move-handle'
import { periodBounds } from '../../../../core/filter/period/years'
import { defaultPeriodLabels, type PeriodLabels } from '../../../../core/filter/period/labels'
import type { GalleryActions } from '../../gallery-context'
import { Histogram, type HistogramProps } from './Histogram'
import type { PeriodFilterProps } from './PeriodFilter'
import { useDrag } from './useDrag'
import { useDraft } from './useDraft'

interface PeriodSliderProps
  extends Pick<PeriodFilterProps, 'group' | 'period'>, Pick<HistogramProps, 'years' | 'counts'> {
  readonly actions: GalleryActions
  readonly labels: PeriodLabels | undefined
}

/** Two handles on a histogram. The gallery follows when the visitor stops moving one. */
export function PeriodSlider(props: PeriodSliderProps) {
  const { group, period, years: selected, counts, actions, labels } = props
  const { from, to } = labels ?? defaultPeriodLabels
  const track = useRef<HTMLDivElement>(null)
  const draft = useDraft({ group: group.id, period, selected, actions })
  const { years } = draft
  const drag = useDrag({ track, period, draft })
  const [first, last] = periodBounds(period)

  const onKeyDown = (handle: Handle) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const year = yearAfterKey(period, years, { handle, key: event.key, isRtl })
    if (year === null) return
    event.preventDefault()
    draft.set(moveHandle(period, years, handle, year))
    draft.commitSoon()
  }
  return (
    <>
      <p data-years aria-hidden="true">
        {years.join('–')}
      </p>
      <Histogram {...{ period, years, counts }}>
        <div ref={track} data-track {...drag}>
          {HANDLES.map((handle) => (
            <span
              key={handle}
              role="slider"
              tabIndex={0}
              data-handle={handle === 0 ? 'from' : 'to'}
              aria-label={`${group.label}: ${[from, to][handle]}`}
              aria-valuemin={handle === 0 ? first : years[0]}
              aria-valuemax={handle === 0 ? years[1] : last}
              aria-valuenow={years[handle]}
              aria-valuetext={`${years[handle]}`}
              style={{ '--_tessera-at': shareOf(period, years, handle) }}
              onKeyDown={onKeyDown(handle)}
              onBlur={draft.commit}
            />
          ))}
        </div>
      </Histogram>
      <p data-bounds aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </>
  )
}
