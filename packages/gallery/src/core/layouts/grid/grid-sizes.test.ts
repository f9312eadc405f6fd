import { expect, test } from 'vitest'
import { BREAKPOINTS, LAYOUTS } from '../../enumerations'
import { patternCells } from '../../fit/pattern-cells'
import { LAYOUT_SIZES } from './grid-size-limits'
import { columnCount, gridSizeProperties, justifiedRowRatio } from './grid-sizes'

test('the columns of a gallery are those of wide boxes, smaller boxes have fewer', () => {
  const counts = [undefined, 1, 2, 3, 4, 5, 6].map((columns) =>
    BREAKPOINTS.map((breakpoint) =>
      columnCount(columns === undefined ? {} : { columns }, breakpoint),
    ),
  )
  expect(counts).toEqual([
    [4, 3, 2],
    [1, 1, 1],
    [2, 2, 1],
    [3, 2, 2],
    [4, 3, 2],
    [5, 3, 2],
    [6, 4, 2],
  ])
})

test('justified rows of half the height have twice the ratio, at every breakpoint', () => {
  for (const breakpoint of BREAKPOINTS) {
    const [low, high] = [160, 320].map((rowHeight) => justifiedRowRatio({ rowHeight }, breakpoint))
    expect(low).toBeCloseTo(2 * (high ?? 0), 3)
    expect(justifiedRowRatio({ rowHeight: 260 }, breakpoint)).toBe(
      justifiedRowRatio({}, breakpoint),
    )
  }
})

test('a layout gets no property of a size that it does not have', () => {
  for (const layout of LAYOUTS) {
    const names = Object.keys(gridSizeProperties({ layout, rowHeight: 300, gap: 20 }))
    const sets = (part: string) => names.some((name) => name.includes(part))
    expect(sets('gap'), layout).toBe(LAYOUT_SIZES[layout].includes('gap'))
    expect(sets('row-height'), layout).toBe(layout === 'mosaic' || layout === 'list')
    expect(gridSizeProperties({ layout })).toEqual({})
  }
})

test('lower rows make the cells of a mosaic wider, which Fit shapes uses', () => {
  const [wideCell] = patternCells({ pattern: '4', rowHeight: 160 })[0]
  const [tallCell] = patternCells({ pattern: '4', rowHeight: 400 })[0]
  expect(wideCell?.ratios[0]).toBeCloseTo(1.73, 1)
  expect(tallCell?.ratios[0]).toBeCloseTo(0.74, 1)
})
