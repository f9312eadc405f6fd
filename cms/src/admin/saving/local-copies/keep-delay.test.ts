import { expect, test } from 'vitest'
import { keepDelay } from './keep-delay'

test('keeps a copy after a pause in typing', () => {
  expect(keepDelay(1000, 1000)).toBe(300)
  expect(keepDelay(1000, 2000)).toBe(300)
})

test('keeps a copy after 1.5 s at the latest, however fast somebody types', () => {
  expect(keepDelay(1000, 2400)).toBe(100)
  expect(keepDelay(1000, 2500)).toBe(0)
  expect(keepDelay(1000, 9000)).toBe(0)
})

test('waits for no longer than the pause after the clock was set back', () => {
  expect(keepDelay(9000, 1000)).toBe(300)
})
