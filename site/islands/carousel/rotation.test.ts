import { expect, test } from 'vitest'
import { CAROUSEL_INTERVAL, mayTurn, slideAt } from './rotation'

test('a slide is shown for five seconds', () => {
  expect(CAROUSEL_INTERVAL).toBe(5_000)
})

test('slides move by themselves only when nothing speaks against it', () => {
  const moving = { isWanted: true, isPointedAt: false, isInSight: true, isStill: false }
  expect(mayTurn(moving)).toBe(true)
  expect(mayTurn({ ...moving, isWanted: false })).toBe(false)
  expect(mayTurn({ ...moving, isPointedAt: true })).toBe(false)
  expect(mayTurn({ ...moving, isInSight: false })).toBe(false)
  expect(mayTurn({ ...moving, isStill: true })).toBe(false)
})

test('after the last slide comes the first, and before the first the last', () => {
  expect([0, 1, 2].map((at) => slideAt(at, 1, 3))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((at) => slideAt(at, -1, 3))).toEqual([2, 0, 1])
  expect(slideAt(0, 1, 0)).toBe(0)
})
