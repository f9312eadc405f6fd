import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatWhileVisible } from './repeat-while-visible'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

class TestPage extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible'
  become(state: 'visible' | 'hidden') {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

test('repeats after 2 s, then after growing pauses, until it is ended', () => {
  const action = vi.fn()
  const end = repeatWhileVisible(action, new TestPage())
  vi.advanceTimersByTime(1_999)
  expect(action).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2_999)
  expect(action).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(600_000)
  const before = action.mock.calls.length
  vi.advanceTimersByTime(15_000)
  expect(action).toHaveBeenCalledTimes(before + 1)
  end()
  vi.advanceTimersByTime(600_000)
  expect(action).toHaveBeenCalledTimes(before + 1)
})

test('does nothing while the page is hidden, and begins again with the first pause', () => {
  const action = vi.fn()
  const page = new TestPage()
  const end = repeatWhileVisible(action, page)
  vi.advanceTimersByTime(5_000)
  expect(action).toHaveBeenCalledTimes(2)
  page.become('hidden')
  vi.advanceTimersByTime(600_000)
  expect(action).toHaveBeenCalledTimes(2)
  page.become('visible')
  vi.advanceTimersByTime(2_000)
  expect(action).toHaveBeenCalledTimes(3)
  end()
  page.become('hidden')
  page.become('visible')
  vi.advanceTimersByTime(600_000)
  expect(action).toHaveBeenCalledTimes(3)
})
