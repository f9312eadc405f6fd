import { expect, test } from 'vitest'
import { canAdvance, CAROUSEL_INTERVAL_MS, slideAt } from './rotation'

test('shows each slide for five seconds', () => {
  expect(CAROUSEL_INTERVAL_MS).toBe(5_000)
})

test('advances only while playing, visible, not hovered and with motion allowed', () => {
  const advancing = { isPlaying: true, isHovered: false, isVisible: true, isMotionReduced: false }
  expect(canAdvance(advancing)).toBe(true)
  expect(canAdvance({ ...advancing, isPlaying: false })).toBe(false)
  expect(canAdvance({ ...advancing, isHovered: true })).toBe(false)
  expect(canAdvance({ ...advancing, isVisible: false })).toBe(false)
  expect(canAdvance({ ...advancing, isMotionReduced: true })).toBe(false)
})

test('wraps from the last slide to the first, and from the first to the last', () => {
  expect([0, 1, 2].map((index) => slideAt(index, 1, 3))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((index) => slideAt(index, -1, 3))).toEqual([2, 0, 1])
  expect(slideAt(0, 1, 0)).toBe(0)
})
