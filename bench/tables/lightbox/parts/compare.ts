import { samplesOf, type Samples } from '../../../measure/interleave'
import { median } from '../../../measure/statistics'
import { figure } from '../../../report/figure'
import { writeTimes, type Grid } from '../../../report/grid'
import { CANDIDATES, OURS } from '../candidates'

/** A column: its heading, what its samples are called, their unit. */
export type Column = readonly [label: string, what: string, unit: string]

/** All candidates' samples, ours first. */
export const toGrid = (title: string, columns: readonly Column[], samples: Samples): Grid => ({
  title,
  columns: columns.map(([label]) => label),
  ours: OURS.name,
  rows: CANDIDATES.map(({ name }) => ({
    name,
    cells: columns.map(([, what, unit]) => figure(samplesOf(samples, name, what), unit)),
  })),
})

/** `PhotoSwipe 5: 2.5x, …`: how many times ours each of the others takes. */
export function timesOurs(of: (name: string) => number): string {
  const others = CANDIDATES.filter((each) => each !== OURS)
  return others
    .map(({ name }) => `${name}: ${writeTimes(of(name), of(OURS.name)) || '-'}`)
    .join(', ')
}

export const medianOf = (samples: Samples, what: string) => (name: string) =>
  median(samplesOf(samples, name, what))
