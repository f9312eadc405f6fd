import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawFloorPlan } from '../../testing/tiles/draw-floor-plan'
import { BREAKPOINTS, PATTERN_IDS, type Breakpoint, type PatternId } from '../enumerations'
import { assignSpans } from '../layouts/grid/assign-spans'
import { listCells, placeTiles } from '../css-grid/place-tiles'
import type { PatternBreakpoint, Span } from '../types'
import { patterns } from './patterns'

/** The floor plan of `count` tiles; by default, of one repetition of the pattern. */
function planOf(id: PatternId, breakpoint: Breakpoint, count?: number): string {
  const pattern = patterns[id].breakpoints[breakpoint]
  return drawFloorPlan(assignSpans(pattern, count ?? pattern.spans.length), pattern.columns)
}

/** The floor plans of one tile to a whole repetition. */
const allPlansOf = (id: PatternId, breakpoint: Breakpoint): readonly string[] =>
  patterns[id].breakpoints[breakpoint].spans.map((_, i) => planOf(id, breakpoint, i + 1))

test('every pattern is stored under its own id', () => {
  expect(Object.values(patterns).map(({ id }) => id)).toEqual(Object.keys(patterns))
  expect(Object.keys(patterns).toSorted()).toEqual([...PATTERN_IDS].toSorted())
})

describe('the wide breakpoint is the grid type of Minitek Wall', () => {
  test.each([
    ['1', '1/1'],
    ['3a', '12/13'],
    ['3b', '12/32'],
    ['3c', '1123/1123'],
    ['4', '1122/1134'],
    ['5', '11233/45533'],
    ['5b', '1233/4533'],
    ['6', '11233/11456'],
    ['7', '1122/1134/5674'],
    ['8', '11223/45226/77886'],
    ['9', '1122/1134/5674/5689'],
    ['9r', '111122223333/444444555555/444444555555/666777888999'],
    ['16r', '11234/55677/89ABC/DEFFG'],
  ] as const)('pattern %s is %s', (id, plan) => expect(planOf(id, 'wide')).toBe(plan))

  test('pattern 12r has rows of four, five and three big tiles', () => {
    const rows = (digits: string, cells: number) => [...digits].map((d) => d.repeat(cells)).join('')
    expect(planOf('12r', 'wide')).toBe(
      [rows('1234', 15), rows('56789', 12), rows('ABC', 20), rows('ABC', 20)].join('/'),
    )
  })
})

describe('fills the rectangle for any number of last tiles', () => {
  test('pattern 4', () => {
    expect(allPlansOf('4', 'wide')).toEqual(['1111/1111', '1122/1122', '1122/1133', '1122/1134'])
    expect(allPlansOf('4', 'medium')).toEqual(['111/111', '122', '112/113', '122/334'])
    expect(allPlansOf('4', 'narrow')).toEqual(['11/11', '11/11/22', '11/11/23', '11/11/22/34'])
  })

  test('pattern 5', () => {
    expect(allPlansOf('5', 'wide')).toEqual([
      '11111/11111',
      '11222/11222',
      '11222/33222',
      '11233/11433',
      '11233/45533',
    ])
    expect(allPlansOf('5', 'medium')).toEqual([
      '111/111',
      '112',
      '112/113',
      '122/334',
      '112/334/335',
    ])
    expect(allPlansOf('5', 'narrow')).toEqual([
      '11/11',
      '11/22/22',
      '11/11/23',
      '11/23/44/44',
      '11/23/44/44/55',
    ])
  })

  test('after whole repetitions too', () => {
    expect(planOf('4', 'wide', 6)).toBe('1122/1134/5566/5566')
    expect(planOf('8', 'wide', 7)).toBe('11223/45226/45776')
  })
})

/** Update a hash only for an intended change: published galleries change their layout. docs/patterns shows all plans. */
test('the floor plans of every pattern, breakpoint and number of last tiles are unchanged', () => {
  const hashes = PATTERN_IDS.map((id) => {
    const plans = BREAKPOINTS.flatMap((breakpoint) => allPlansOf(id, breakpoint))
    const hash = createHash('sha256').update(plans.join('\n')).digest('hex').slice(0, 12)
    return `${id} ${plans.length} plans ${hash}`
  })
  expect(hashes).toMatchInlineSnapshot(`
    [
      "1 3 plans 01be3653de1d",
      "3a 9 plans 639181a36e91",
      "3b 9 plans cb6fbfd03dce",
      "3c 9 plans 701cfe1081fa",
      "4 12 plans 01d1790094de",
      "5 15 plans 4d41f10fe229",
      "5b 15 plans 9a00ff6933bf",
      "6 18 plans 8915bf156142",
      "7 21 plans c65458fba6da",
      "8 24 plans 295972f77b65",
      "9 27 plans d62ee491f6ba",
      "9r 27 plans fb5bda470022",
      "12r 36 plans 6bce347ca7ee",
      "16r 48 plans 18a2d0c0a069",
    ]
  `)
})

const everyBreakpoint = Object.values(patterns).flatMap((pattern) =>
  BREAKPOINTS.map(
    (breakpoint) => [pattern.id, breakpoint, pattern.breakpoints[breakpoint]] as const,
  ),
)

describe.each(everyBreakpoint)('pattern %s, %s', (_id, _breakpoint, pattern) => {
  const counts = Array.from({ length: 3 * pattern.spans.length }, (_, i) => i + 1)

  test('leaves no hole for any number of tiles', () => {
    for (const count of counts) {
      const spans = assignSpans(pattern, count)
      expect(spans).toHaveLength(count)
      expect(emptyCells(spans, pattern.columns), `${count} tiles`).toBe(0)
    }
  })

  // The style sheet sets `reading-flow` for patterns that place a tile before an earlier one. No built-in pattern does.
  test('places tiles in reading order', () => {
    for (const count of counts) {
      const order = listCells(placeTiles(assignSpans(pattern, count), pattern.columns)).map(
        ({ row, column }) => row * pattern.columns + column,
      )
      expect(order, `${count} tiles`).toEqual([...order].sort((a, b) => a - b))
    }
  })

  test('has spans of whole columns, no wider than the grid', () => {
    for (const span of [...pattern.spans, ...Object.values(pattern.remainders).flat()]) {
      expect(span[0]).toBeLessThanOrEqual(pattern.columns)
      expect(Number.isInteger(span[0])).toBe(true)
    }
  })
})

test.each(Object.values(patterns).filter(({ breakpoints }) => hasLargerTile(breakpoints.wide)))(
  'pattern $id keeps a larger tile at the medium and narrow breakpoints',
  ({ breakpoints }) => {
    expect(hasLargerTile(breakpoints.medium)).toBe(true)
    expect(hasLargerTile(breakpoints.narrow)).toBe(true)
  },
)

test.each(Object.values(patterns))(
  'pattern $id has one or two columns at the narrow breakpoint',
  ({ breakpoints }) => {
    expect(breakpoints.narrow.columns).toBeLessThanOrEqual(2)
  },
)

function hasLargerTile({ spans }: PatternBreakpoint) {
  const areas = spans.map(([columns, rows]) => columns * rows)
  return Math.max(...areas) > Math.min(...areas)
}

function emptyCells(spans: readonly Span[], columns: number) {
  const filled = spans.reduce((sum, [width, rows]) => sum + width * rows, 0)
  const ends = listCells(placeTiles(spans, columns)).map(({ row }, i) => row + (spans[i]?.[1] ?? 0))
  return columns * Math.max(...ends) - filled
}
