import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Boxes } from './arrangement'

const box = fc.record({
  x: fc.integer({ min: 0, max: 900 }),
  y: fc.integer({ min: 0, max: 3000 }),
  width: fc.integer({ min: 1, max: 400 }),
  height: fc.integer({ min: 1, max: 900 }),
})

test('finds the tiles that touch a band, wherever they lie', () => {
  fc.assert(
    fc.property(
      fc.array(box, { maxLength: 60 }),
      fc.integer({ min: -500, max: 4000 }),
      fc.integer({ min: 0, max: 1500 }),
      (all, top, length) => {
        const boxes = new Boxes(all.length)
        all.forEach(({ x, y, width, height }, index) => boxes.set(index, x, y, width, height))
        const touching = all.flatMap(({ y, height }, index) =>
          y < top + length && y + height > top ? [index] : [],
        )
        expect(boxes.inBand(top, top + length)).toEqual(touching)
        expect(all.map((_, index) => boxes.boxAt(index))).toEqual(all)
      },
    ),
  )
})

test('is as high as the tile that reaches furthest down', () => {
  const boxes = new Boxes(2)
  expect(boxes.height).toBe(0)
  boxes.set(0, 0, 0, 100, 500)
  boxes.set(1, 110, 0, 100, 200)
  expect(boxes.height).toBe(500)
})
