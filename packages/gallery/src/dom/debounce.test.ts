import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce, RESIZE_DELAY_MS } from './debounce'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('works once, 100 ms after the last of many calls', () => {
  expect(RESIZE_DELAY_MS).toBe(100)
  let done = 0
  const resize = debounce(() => (done += 1))
  for (let step = 0; step < 10; step += 1) {
    resize.call()
    vi.advanceTimersByTime(99)
  }
  expect(done).toBe(0)
  vi.advanceTimersByTime(1)
  expect(done).toBe(1)
})

test('does nothing after cancel', () => {
  let done = 0
  const resize = debounce(() => (done += 1))
  resize.call()
  resize.cancel()
  vi.advanceTimersByTime(1_000)
  expect(done).toBe(0)
})
