import { samplesOf, type Samples } from '../../measure/interleave'
import { median } from '../../measure/statistics'
import { figure } from '../../report/figure'
import { atMost, type Goal } from '../../report/goal'
import { formatRatio } from '../../report/grid'

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
      const minimal = median(of(filters, 'minimal bitsets', count))
      const naive = median(of(filters, 'naive', count))
      return atMost({
        what: `Filter and counts of ${count.toLocaleString('en')} tiles, times minimal bitsets`,
        figure: figure(
          own.map((ms) => ms / minimal),
          'x',
        ),
        limit: 1.5,
        ratio: `naive: ${formatRatio(naive, median(own))}`,
      })
    }),
    ...sizes.map((count, at) => {
      const own = of(packers, 'placeTiles()', count)
      return atMost({
        what: `Packing of ${count.toLocaleString('en')} tiles`,
        figure: figure(own),
        limit: PACKING_LIMITS[at] ?? 0,
        ratio: `Packery: ${formatRatio(median(of(packers, 'Packery', count)), median(own))}`,
      })
    }),
    atMost({
      what: `All filters give the same results, both packers the same positions: differences${differences.length > 0 ? ` (${differences.join(', ')})` : ''}`,
      figure: figure([differences.length], ''),
      limit: 0,
    }),
  ]
}

/** ms for 10,000 and 100,000 tiles. A slower machine misses them. */
const PACKING_LIMITS = [0.15, 2]
