import { samplesOf } from '../../measure/interleave'
import { median } from '../../measure/statistics'
import { figure } from '../../report/figure'
import { atLeast, atMost, notMeasured, type Goal } from '../../report/goal'
import { formatNumber, medianOfFigure } from '../../report/figure'
import { ISOTOPE, OURS, OURS_ENDLESS } from './candidates'
import type { MeasuredSize } from './measure-size'

/** The targets for layout and filters. */
export function layoutGoals(sizes: readonly MeasuredSize[]): readonly Goal[] {
  const thousand = sizes.find(({ count }) => count === 1_000)
  const tenThousand = sizes.find(({ count }) => count === 10_000)
  return [
    ...(thousand
      ? [
          atMost({
            what: '1,000 tiles: layout shift during hydration (the server’s HTML has the final layout)',
            figure: thousand.shift,
            limit: 0,
          }),
          step(thousand, OURS, 'narrow', 10),
          step(thousand, OURS, 'reset', 30),
          timesIsotope(thousand),
        ]
      : [notMeasured('1,000 tiles', '', 'omitted in a quick run')]),
    ...(tenThousand
      ? [
          step(tenThousand, OURS_ENDLESS, 'narrow', 15),
          step(tenThousand, OURS_ENDLESS, 'reset', 20),
        ]
      : [notMeasured('10,000 tiles', '', 'omitted in a quick run')]),
  ]
}

function step(size: MeasuredSize, name: string, step: string, limit: number): Goal {
  return atMost({
    what: `${size.count.toLocaleString('en')} tiles: ${step} (${name})`,
    figure: figure(samplesOf(size.samples, name, step)),
    limit,
    ratio: compared(size, name, step),
  })
}

/** Comparison with Isotope without animation, from the grid of the same size. */
function compared({ samples, grid }: MeasuredSize, name: string, step: string): string {
  const cell = grid.rows.find((row) => row.name === ISOTOPE)?.cells[grid.columns.indexOf(step)]
  const own = median(samplesOf(samples, name, step))
  if (!cell || typeof cell === 'string') return ''
  return `${cell.bound ? '> ' : ''}${formatNumber(medianOfFigure(cell) / own)}x ${ISOTOPE}`
}

function timesIsotope({ samples }: MeasuredSize): Goal {
  const own = samplesOf(samples, OURS, 'reset')
  const isotope = median(samplesOf(samples, ISOTOPE, 'reset'))
  return atLeast({
    what: `1,000 tiles: reset, times ${ISOTOPE}`,
    figure: figure(
      own.map((ms) => isotope / ms),
      'x',
    ),
    limit: 10,
  })
}
