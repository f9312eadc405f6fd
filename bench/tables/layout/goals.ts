import { samplesOf } from '../../measure/interleave'
import { median } from '../../measure/statistics'
import { figure } from '../../report/figure'
import { atLeast, atMost, notMeasured, type Goal } from '../../report/goal'
import { formatNumber, medianOfFigure } from '../../report/figure'
import { nameWithTiles, tilesInDom } from '../../candidate-page/tiles-in-dom'
import { fasterPeers } from '../../report/faster-peers'
import { ISOTOPE, OURS, OURS_ENDLESS, OURS_NOT_ANIMATED, peersFor } from './candidates'
import type { MeasuredSize } from './measure-size'

/** The targets for layout and filters. */
export function layoutGoals(sizes: readonly MeasuredSize[]): readonly Goal[] {
  const thousand = sizes.find(({ count }) => count === 1_000)
  const tenThousand = sizes.find(({ count }) => count === 10_000)
  return [
    ...sizes
      .filter(({ count }) => count < 1_000)
      .flatMap((size) => [timesPeer(size, 'narrow'), timesPeer(size, 'reset')]),
    ...(thousand
      ? [
          atMost({
            what: '1,000 tiles, full DOM: layout shift during hydration (the server’s HTML has the final layout)',
            figure: thousand.shift,
            limit: 0,
          }),
          step(thousand, OURS, 'narrow', 20),
          step(thousand, OURS, 'reset', 20),
          timesIsotope(thousand),
        ]
      : [notMeasured('1,000 tiles', '', 'omitted in a quick run')]),
    ...(tenThousand
      ? [
          step(tenThousand, OURS_ENDLESS, 'narrow', 20),
          step(tenThousand, OURS_ENDLESS, 'reset', 20),
          timesPeer(tenThousand, 'narrow'),
          timesPeer(tenThousand, 'reset'),
        ]
      : [notMeasured('10,000 tiles', '', 'omitted in a quick run')]),
  ]
}

function step(size: MeasuredSize, name: string, step: string, limit: number): Goal {
  return atMost({
    what: `${size.count.toLocaleString('en')} tiles: ${step} (${nameWithTiles(name, size.count)})`,
    figure: figure(samplesOf(size.samples, name, step)),
    limit,
    ratio: [compared(size, name, step), fasterThan(size, name, step)].join('; '),
  })
}

/** Comparison with Isotope without animation, from the grid of the same size. */
function compared({ samples, grid }: MeasuredSize, name: string, step: string): string {
  const cell = grid.rows.find((row) => row.name === ISOTOPE)?.cells[grid.columns.indexOf(step)]
  const own = median(samplesOf(samples, name, step))
  if (!cell || typeof cell === 'string') return ''
  return `${cell.bound ? '> ' : ''}${formatNumber(medianOfFigure(cell) / own)}x ${ISOTOPE}`
}

/** The time in relation to Isotope, both without animation. Names the peers that are faster than ours. */
function timesPeer(size: MeasuredSize, step: string): Goal {
  const { count, samples } = size
  const medianOf = (name: string) => median(samplesOf(samples, name, step))
  const own = samplesOf(samples, OURS_NOT_ANIMATED, step)
  const isotope = medianOf(ISOTOPE)
  return atMost({
    what: `${count.toLocaleString('en')} tiles, ${tilesInDom(count)}: ${step}, times ${ISOTOPE}`,
    figure: figure(
      own.map((ms) => ms / isotope),
      'x',
    ),
    limit: 1,
    ratio: fasterThan(size, OURS_NOT_ANIMATED, step),
  })
}

const fasterThan = ({ count, samples }: MeasuredSize, ours: string, quantity: string): string =>
  fasterPeers(samples, { ours, peers: peersFor(count), quantity })

function timesIsotope(size: MeasuredSize): Goal {
  const { count, samples } = size
  const own = samplesOf(samples, OURS, 'reset')
  const isotope = median(samplesOf(samples, ISOTOPE, 'reset'))
  return atLeast({
    what: `${count.toLocaleString('en')} tiles, ${tilesInDom(count)}: reset, times ${ISOTOPE}`,
    figure: figure(
      own.map((ms) => isotope / ms),
      'x',
    ),
    limit: 10,
    ratio: fasterThan(size, OURS, 'reset'),
  })
}
