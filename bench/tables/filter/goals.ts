import { samplesOf, type Samples } from '../../measure/interleave'
import { median } from '../../measure/statistics'
import { figure } from '../../report/figure'
import { atMost, type Goal } from '../../report/goal'
import { writeTimes } from '../../report/grid'

interface Measured {
  readonly filters: Samples
  readonly packers: Samples
  readonly differences: readonly string[]
}

export function filterGoals({ filters, packers, differences }: Measured): readonly Goal[] {
  const of = (samples: Samples, name: string, count: number) =>
    samplesOf(samples, name, String(count))
  const sizes = [10_000, 100_000]
  return [
    ...sizes.map((count) => {
      const own = of(filters, 'GalleryIndex', count)
      const least = median(of(filters, 'minimal bitsets', count))
      const naive = median(of(filters, 'naive', count))
      return atMost({
        what: `Filter and counts of ${count.toLocaleString('en')} tiles, times minimal bitsets`,
        figure: figure(
          own.map((ms) => ms / least),
          'x',
        ),
        limit: 1.5,
        ratio: `naive: ${writeTimes(naive, median(own))}`,
      })
    }),
    ...sizes.map((count, at) => {
      const own = of(packers, 'placeTiles()', count)
      return atMost({
        what: `Packing of ${count.toLocaleString('en')} tiles`,
        figure: figure(own),
        limit: PACKING[at] ?? 0,
        ratio: `Packery: ${writeTimes(median(of(packers, 'Packery', count)), median(own))}`,
      })
    }),
    atMost({
      what: `All filters give the same answers, both packers the same places: differences${differences.length > 0 ? ` (${differences.join(', ')})` : ''}`,
      figure: figure([differences.length], ''),
      limit: 0,
    }),
  ]
}

/** ms: what the laboratory's packer took. A machine half as fast misses it without any fault of ours. */
const PACKING = [0.14, 1.9]
