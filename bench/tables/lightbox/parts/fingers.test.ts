import { expect, test } from 'vitest'
import { pinchOut, swipeLeft } from './fingers'

const screen = { width: 600, height: 900 }

test('a swipe leads one finger over two thirds of the screen in 60 frames', () => {
  const way = swipeLeft(screen)
  expect(way).toHaveLength(60)
  expect([way[0]?.[0]?.x, way.at(-1)?.[0]?.x]).toEqual([500, 100])
})

test('a pinch leads two fingers apart, to five times their distance', () => {
  const apart = pinchOut(screen).map(([left, right]) => (right?.x ?? 0) - (left?.x ?? 0))
  expect([apart[0], apart.at(-1)]).toEqual([100, 500])
})
