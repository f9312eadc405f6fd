import type { ReactNode } from 'react'
import { idsOfBars, type Years } from '../../../../core/filter/period/years'
import type { Period } from '../../../../core/types'

export interface HistogramProps {
  readonly period: Period
  /** The selected years. */
  readonly years: Years
  /** First year of a bar → number of its tiles with the other filters as they are. */
  readonly counts: Readonly<Record<string, number>>
  readonly children?: ReactNode
}

/** A bar for all tiles of each step of years and, in front of it, one for those that the other filters leave. */
export function Histogram({ period, years: [from, to], counts, children }: HistogramProps) {
  const highest = Math.max(...period.tiles)
  return (
    <div data-histogram>
      <div data-bars aria-hidden="true">
        {idsOfBars(period).map((id, bar) => {
          const first = Number(id)
          const isSelected = first <= to && first + period.step > from
          return (
            <span
              key={id}
              data-selected={isSelected ? '' : undefined}
              style={{
                '--_tessera-all': share(period.tiles[bar], highest),
                '--_tessera-left': share(counts[id], highest),
              }}
            />
          )
        })}
      </div>
      {children}
    </div>
  )
}

const share = (count = 0, highest: number) => Math.round((100 * count) / highest) / 100
