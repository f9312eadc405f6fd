import { expect, test } from 'vitest'
import { indexesWithin, rectBetween } from './drag-rect'

test('a rectangle is the same from whichever corner it is drawn', () => {
  const rect = { x: 10, y: 20, width: 30, height: 40 }
  expect(rectBetween({ x: 10, y: 20 }, { x: 40, y: 60 })).toEqual(rect)
  expect(rectBetween({ x: 40, y: 60 }, { x: 10, y: 20 })).toEqual(rect)
  expect(rectBetween({ x: 40, y: 20 }, { x: 10, y: 60 })).toEqual(rect)
})

test('selects what the rectangle touches in both directions', () => {
  const grid = [0, 1, 2, 3].map((index) => ({
    x: 100 * (index % 2),
    y: 100 * Math.floor(index / 2),
    width: 90,
    height: 90,
  }))
  expect(indexesWithin({ x: 50, y: 50, width: 100, height: 10 }, grid)).toEqual([0, 1])
  expect(indexesWithin({ x: 50, y: 50, width: 10, height: 100 }, grid)).toEqual([0, 2])
  expect(indexesWithin({ x: 92, y: 92, width: 4, height: 4 }, grid)).toEqual([])
})
