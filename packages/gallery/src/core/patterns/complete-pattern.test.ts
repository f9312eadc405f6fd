import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawFloorPlan } from '../../testing/tiles/draw-floor-plan'
import { BREAKPOINTS, type Breakpoint } from '../enumerations'
import { assignSpans } from '../layouts/grid/assign-spans'
import { listCells, placeTiles } from '../css-grid/place-tiles'
import type { Pattern, PatternBreakpoint } from '../types'
import { completePattern } from './complete-pattern'
import { toDrawing, type Drawing, type DrawnTile } from './drawing'
import { parseBreakpoint } from './parse-floor-plan'

const drawingOf = (plan: string) => toDrawing(parseBreakpoint(plan))

function complete(wide: Drawing, others: Partial<Record<Breakpoint, Drawing>> = {}): Pattern {
  const result = completePattern({ id: 'own', label: 'Own', drawings: { ...others, wide } })
  if (result.status === 'invalid') throw new Error(JSON.stringify(result))
  return result.pattern
}

const completeWide = (wide: Drawing) =>
  completePattern({ id: 'own', label: 'Own', drawings: { wide } })

const plan = (breakpoint: PatternBreakpoint, count = breakpoint.spans.length) =>
  drawFloorPlan(assignSpans(breakpoint, count), breakpoint.columns)

describe('completePattern', () => {
  test('keeps the drawing as the wide breakpoint', () => {
    expect(plan(complete(drawingOf('1123/4423/4455')).breakpoints.wide)).toBe('1123/4423/4455')
  })

  test('accepts tiles in any order', () => {
    const { columns, tiles } = drawingOf('1122/1134')
    expect(plan(complete({ columns, tiles: [...tiles].reverse() }).breakpoints.wide)).toBe(
      '1122/1134',
    )
  })

  test('adds remainders that are similar to the drawing', () => {
    const { wide } = complete(drawingOf('11233/45533')).breakpoints
    expect([1, 2, 3, 4].map((count) => plan(wide, count))).toEqual([
      '11111/11111',
      '11222',
      '11233/11233',
      '11233/44433',
    ])
  })

  test('derives the medium and narrow breakpoints', () => {
    const { medium, narrow } = complete(drawingOf('1122/1134')).breakpoints
    expect(plan(medium)).toBe('112/113/444')
    expect(plan(narrow)).toBe('11/11/22/34')
  })

  test('uses the drawings of the medium and narrow breakpoints if there are any', () => {
    const { medium, narrow } = complete(drawingOf('1122/1134'), {
      medium: drawingOf('123'),
      narrow: drawingOf('1/2'),
    }).breakpoints
    expect(plan(medium)).toBe('123')
    expect(plan(narrow)).toBe('1/2')
  })
})

describe('completePattern rejects', () => {
  const tile = (column: number, row: number, columns = 1, rows = 1): DrawnTile => ({
    column,
    row,
    columns,
    rows,
  })
  test.each<[string, Drawing, unknown]>([
    ['an empty drawing', { columns: 3, tiles: [] }, { kind: 'empty' }],
    [
      'a hole',
      { columns: 2, tiles: [tile(0, 0, 2), tile(1, 1)] },
      { kind: 'hole', column: 0, row: 1 },
    ],
    [
      'an overlap',
      { columns: 2, tiles: [tile(0, 0, 2), tile(1, 0)] },
      { kind: 'overlap', tiles: [0, 1] },
    ],
    ['a tile outside', { columns: 2, tiles: [tile(1, 0, 2)] }, { kind: 'outside', tile: 0 }],
    [
      'a fraction of a cell',
      { columns: 2, tiles: [tile(0, 0, 1.5)] },
      { kind: 'outside', tile: 0 },
    ],
    ['too many columns', { columns: 13, tiles: [tile(0, 0, 13)] }, { kind: 'too-large' }],
    ['too many rows', { columns: 1, tiles: [tile(0, 0, 1, 1e9)] }, { kind: 'too-large' }],
  ])('%s', (_name, drawing, fault) => {
    expect(completeWide(drawing)).toEqual({ status: 'invalid', breakpoint: 'wide', fault })
  })

  test('a fault at another breakpoint, and names the breakpoint', () => {
    const drawings = { wide: drawingOf('12'), narrow: { columns: 1, tiles: [] } }
    expect(completePattern({ id: 'own', label: 'Own', drawings })).toMatchObject({
      breakpoint: 'narrow',
    })
  })
})

/** Any rectangle full of tiles: each free cell, in reading order, becomes the corner of a tile of a random size. */
const anyDrawing = fc
  .record({
    columns: fc.integer({ min: 1, max: 12 }),
    rows: fc.integer({ min: 1, max: 6 }),
    sizes: fc.infiniteStream(
      fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 })),
    ),
  })
  .map(({ columns, rows, sizes }): Drawing => {
    const heights = Array.from({ length: columns }, () => 0)
    const tiles: DrawnTile[] = []
    while (Math.min(...heights) < rows) {
      const row = Math.min(...heights)
      const column = heights.indexOf(row)
      const [tileColumns, tileRows] = sizes.next().value as [number, number]
      const space = heights.findIndex((height, index) => index > column && height > row)
      const width = Math.min(tileColumns, (space === -1 ? columns : space) - column)
      const height = Math.min(tileRows, rows - row)
      heights.fill(row + height, column, column + width)
      tiles.push({ column, row, columns: width, rows: height })
    }
    return { columns, tiles }
  })
  .filter(({ tiles }) => tiles.length <= 36)

test('leaves no hole and keeps the reading order, for any drawing, breakpoint and number of tiles', () => {
  fc.assert(
    fc.property(anyDrawing, fc.array(fc.nat(200), { maxLength: 6 }), (drawing, counts) => {
      const { breakpoints } = complete(drawing)
      for (const breakpoint of BREAKPOINTS) {
        const { columns, spans } = breakpoints[breakpoint]
        expect(spans).toHaveLength(drawing.tiles.length)
        const all = [...counts, ...Array.from({ length: spans.length + 2 }, (_, count) => count)]
        const faults = all.flatMap(
          (count) => faultOf(breakpoints[breakpoint], count, columns) ?? [],
        )
        expect(faults).toEqual([])
      }
    }),
    { numRuns: 300 },
  )
})

test('toDrawing returns the completed drawing', () => {
  fc.assert(
    fc.property(anyDrawing, (drawing) => {
      expect(toDrawing(complete(drawing).breakpoints.wide)).toEqual(drawing)
    }),
  )
})

/** Null if the tiles fill whole rows in reading order. One assertion each for 30,000 placements takes half a minute. */
function faultOf(breakpoint: PatternBreakpoint, count: number, columns: number) {
  const spans = assignSpans(breakpoint, count)
  if (spans.length !== count) return `${count} tiles: ${spans.length} cells`
  if (spans.some(([wide, rows]) => Math.max(wide, rows) > 12)) return `${count} tiles: too large`
  const cells = listCells(placeTiles(spans, columns))
  const ends = cells.map(({ row }, index) => row + (spans[index]?.[1] ?? 0))
  const filled = spans.reduce((sum, [wide, rows]) => sum + wide * rows, 0)
  if (columns * Math.max(0, ...ends) !== filled) return `${count} tiles: a hole`
  const order = cells.map(({ row, column }) => row * columns + column)
  const isInOrder = order.every((place, index) => index === 0 || place >= (order[index - 1] ?? 0))
  return isInOrder ? null : `${count} tiles: another order`
}
