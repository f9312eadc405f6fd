import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('works once, after the last call', () => {
  const work = vi.fn()
  const call = debounce(work, { quiet: 100, max: 1000 })
  call()
  vi.advanceTimersByTime(99)
  call()
  vi.advanceTimersByTime(99)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('works during endless calls after the longest delay, which then starts again', () => {
  const work = vi.fn()
  const call = debounce(work, { quiet: 100, max: 1000 })
  const callFor = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) {
      call()
      vi.advanceTimersByTime(50)
    }
  }
  callFor(950)
  expect(work).not.toHaveBeenCalled()
  callFor(50)
  expect(work).toHaveBeenCalledTimes(1)
  callFor(950)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledTimes(2)
})
