import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterChanges } from './after-changes'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('works once, when changes have ended', () => {
  const work = vi.fn()
  const changed = afterChanges(work, { quiet: 100, within: 1000 })
  changed()
  vi.advanceTimersByTime(99)
  changed()
  vi.advanceTimersByTime(99)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('changes without end are not waited out, and each stretch of them begins anew', () => {
  const work = vi.fn()
  const changed = afterChanges(work, { quiet: 100, within: 1000 })
  const changeFor = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) {
      changed()
      vi.advanceTimersByTime(50)
    }
  }
  changeFor(950)
  expect(work).not.toHaveBeenCalled()
  changeFor(50)
  expect(work).toHaveBeenCalledTimes(1)
  changeFor(950)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledTimes(2)
})
