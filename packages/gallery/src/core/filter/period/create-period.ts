import type { Period, Tile } from '../../types'
import { barsOf, yearsOf } from './years'

/** Years per bar. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100]

/** With more, they would be thinner than 5 px on a phone. */
const MAX_BARS = 48

/** The histogram of the tiles' dates; null if they are all of one year. */
export function createPeriod(tiles: Iterable<Pick<Tile, 'date' | 'dateEnd'>>): Period | null {
  let [min, max] = [Infinity, -Infinity]
  for (const tile of tiles) {
    const years = yearsOf(tile)
    if (years) [min, max] = [Math.min(min, years[0]), Math.max(max, years[1])]
  }
  if (!(min < max)) return null
  const barCount = (step: number) => Math.floor(max / step) - Math.floor(min / step) + 1
  const step = STEPS.find((each) => barCount(each) <= MAX_BARS) ?? 1_000
  const first = Math.floor(min / step) * step
  const counts = new Map(
    Array.from({ length: barCount(step) }, (_, bar) => [`${first + bar * step}`, 0]),
  )
  for (const tile of tiles)
    for (const bar of barsOf(tile, { first, step })) counts.set(bar, (counts.get(bar) ?? 0) + 1)
  return { first, step, tiles: [...counts.values()] }
}
