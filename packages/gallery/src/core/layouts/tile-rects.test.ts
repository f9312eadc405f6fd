import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TileRectBuffer } from './tile-rects'

const rect = fc.record({
  x: fc.integer({ min: 0, max: 900 }),
  y: fc.integer({ min: 0, max: 3000 }),
  width: fc.integer({ min: 1, max: 400 }),
  height: fc.integer({ min: 1, max: 900 }),
})

test('finds the tiles that overlap a range, in any layout', () => {
  fc.assert(
    fc.property(
      fc.array(rect, { maxLength: 60 }),
      fc.integer({ min: -500, max: 4000 }),
      fc.integer({ min: 0, max: 1500 }),
      (all, top, length) => {
        const rects = new TileRectBuffer(all.length)
        all.forEach(({ x, y, width, height }, index) => rects.set(index, x, y, width, height))
        const overlapping = all.flatMap(({ y, height }, index) =>
          y < top + length && y + height > top ? [index] : [],
        )
        expect(rects.indexesWithin(top, top + length)).toEqual(overlapping)
        expect(all.map((_, index) => rects.rectAt(index))).toEqual(all)
      },
    ),
  )
})

test('is as high as the lowest bottom edge of a tile', () => {
  const rects = new TileRectBuffer(2)
  expect(rects.height).toBe(0)
  rects.set(0, 0, 0, 100, 500)
  rects.set(1, 110, 0, 100, 200)
  expect(rects.height).toBe(500)
})
