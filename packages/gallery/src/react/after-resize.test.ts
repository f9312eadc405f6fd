import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterResize, RESIZE_WAIT } from './after-resize'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waits a tenth of a second for the resizing to end', () => {
  expect(RESIZE_WAIT).toBe(100)
  let done = 0
  const resize = afterResize(() => (done += 1))
  for (let step = 0; step < 10; step += 1) {
    resize.call()
    vi.advanceTimersByTime(99)
  }
  expect(done).toBe(0)
  vi.advanceTimersByTime(1)
  expect(done).toBe(1)
})

test('does nothing once it is cancelled', () => {
  let done = 0
  const resize = afterResize(() => (done += 1))
  resize.call()
  resize.cancel()
  vi.advanceTimersByTime(1_000)
  expect(done).toBe(0)
})
