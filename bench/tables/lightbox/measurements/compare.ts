import { samplesOf, type Samples } from '../../../measure/interleave'
import { median } from '../../../measure/statistics'
import { figure } from '../../../report/figure'
import { formatRatio, type Grid } from '../../../report/grid'
import { CANDIDATES, OURS } from '../candidates'

/** Heading of a column, name of its samples, and their unit. */
export type Column = readonly [label: string, quantity: string, unit: string]

/** A grid with the samples of all candidates, ours first. */
export const toGrid = (title: string, columns: readonly Column[], samples: Samples): Grid => ({
  title,
  columns: columns.map(([label]) => label),
  ours: OURS.name,
  rows: CANDIDATES.map(({ name }) => ({
    name,
    cells: columns.map(([, quantity, unit]) => figure(samplesOf(samples, name, quantity), unit)),
  })),
})

/** The value of each peer divided by ours: `PhotoSwipe 5: 2.5x, …`. */
export function timesOurs(of: (name: string) => number): string {
  const others = CANDIDATES.filter((each) => each !== OURS)
  return others
    .map(({ name }) => `${name}: ${formatRatio(of(name), of(OURS.name)) || '-'}`)
    .join(', ')
}

export const medianOf = (samples: Samples, quantity: string) => (name: string) =>
  median(samplesOf(samples, name, quantity))
