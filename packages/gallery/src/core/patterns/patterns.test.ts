import { describe, expect, test } from 'vitest'
import { deal } from '../deal'
import { LEVELS } from '../breakpoints'
import { image, place } from '../place'
import type { PatternBreakpoint, Span } from '../types'
import { floorPlans } from './floor-plans'
import { patterns } from './patterns'

const wide = (id: keyof typeof patterns) => {
  const { spans, columns } = patterns[id].breakpoints.wide
  return image(spans, columns)
}

describe('the wide breakpoint is the known grid type', () => {
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
  ] as const)('pattern %s is %s', (id, plan) => expect(wide(id)).toBe(plan))

  test('pattern 12r is rows of four, five and three big tiles', () => {
    const rows = (digits: string, cells: number) => [...digits].map((d) => d.repeat(cells)).join('')
    expect(wide('12r')).toBe(
      [rows('1234', 15), rows('56789', 12), rows('ABC', 20), rows('ABC', 20)].join('/'),
    )
  })
})

const everyBreakpoint = Object.values(patterns).flatMap((pattern) =>
  LEVELS.map((breakpoint) => [pattern.id, breakpoint, pattern.breakpoints[breakpoint]] as const),
)

describe.each(everyBreakpoint)('pattern %s, %s', (_id, _breakpoint, drawn) => {
  const counts = Array.from({ length: 3 * drawn.spans.length }, (_, i) => i + 1)

  test('leaves no hole for any count of tiles', () => {
    for (const count of counts) {
      const spans = deal(drawn, count)
      expect(spans).toHaveLength(count)
      expect(emptyCells(spans, drawn.columns), `${count} tiles`).toBe(0)
    }
  })

  test('reads row by row: no tile is moved ahead of an earlier one', () => {
    for (const count of counts) {
      const order = place(deal(drawn, count), drawn.columns).map(
        ({ row, column }) => row * drawn.columns + column,
      )
      expect(order, `${count} tiles`).toEqual([...order].sort((a, b) => a - b))
    }
  })

  test('keeps every tile within the columns', () => {
    for (const span of [...drawn.spans, ...Object.values(drawn.remainders).flat()]) {
      expect(span[0]).toBeLessThanOrEqual(drawn.columns)
      expect(Number.isInteger(span[0])).toBe(true)
    }
  })
})

test('every pattern, breakpoint and remainder lies as it is drawn in floor-plans.txt', async () => {
  const plans = Object.values(patterns).map(floorPlans)
  await expect(`${plans.join('\n\n\n')}\n`).toMatchFileSnapshot('floor-plans.txt')
})

/**
 * The style sheet sets `reading-flow` for patterns that would need it: sizes that leave a hole which a later tile
 * fills. None of ours does, at any breakpoint, for up to three repetitions; an editor's drawing cannot.
 */
test('these patterns move a tile ahead of an earlier one: none', () => {
  const moving = everyBreakpoint.filter(([, , breakpoint]) =>
    Array.from({ length: 3 * breakpoint.spans.length }, (_, i) => i + 1).some((count) => {
      const cells = place(deal(breakpoint, count), breakpoint.columns)
      return cells.some(({ row, column }, index) => {
        const before = cells[index - 1]
        return before && (row < before.row || (row === before.row && column < before.column))
      })
    }),
  )
  expect(moving.map(([id, breakpoint]) => `${id}, ${breakpoint}`)).toEqual([])
})

test.each(Object.values(patterns).filter(({ breakpoints }) => hasBigTile(breakpoints.wide)))(
  'pattern $id keeps a big tile on tablets and phones',
  ({ breakpoints }) => {
    expect(hasBigTile(breakpoints.medium)).toBe(true)
    expect(hasBigTile(breakpoints.narrow)).toBe(true)
  },
)

test.each(Object.values(patterns))(
  'pattern $id has one column or two on phones',
  ({ breakpoints }) => {
    expect(breakpoints.narrow.columns).toBeLessThanOrEqual(2)
  },
)

test('remainders are drawn, not left over: a short gallery is a mosaic too', () => {
  const drawn = (id: keyof typeof patterns, count: number) =>
    image(deal(patterns[id].breakpoints.wide, count), patterns[id].breakpoints.wide.columns)
  expect(drawn('4', 1)).toBe('1111/1111')
  expect(drawn('4', 6)).toBe('1122/1134/5566/5566')
  expect(drawn('5', 4)).toBe('11233/11433')
  expect(drawn('8', 7)).toBe('11223/45226/45776')
})

function hasBigTile({ spans }: PatternBreakpoint) {
  return spans.some(([, rows]) => rows > 1)
}

function emptyCells(spans: readonly Span[], columns: number) {
  const filled = spans.reduce((sum, [wide, rows]) => sum + wide * rows, 0)
  const rows = place(spans, columns).map(({ row }, i) => row + (spans[i]?.[1] ?? 0))
  return columns * Math.max(...rows) - filled
}
