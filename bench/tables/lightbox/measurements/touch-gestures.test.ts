import { expect, test } from 'vitest'
import { pinchOut, swipeLeft } from './touch-gestures'

const screen = { width: 600, height: 900 }

test('swipes with one finger over two thirds of the screen in 60 frames', () => {
  const gesture = swipeLeft(screen)
  expect(gesture).toHaveLength(60)
  expect([gesture[0]?.[0]?.x, gesture.at(-1)?.[0]?.x]).toEqual([500, 100])
})

test('moves two fingers apart to five times their distance', () => {
  const distances = pinchOut(screen).map(([left, right]) => (right?.x ?? 0) - (left?.x ?? 0))
  expect([distances[0], distances.at(-1)]).toEqual([100, 500])
})
