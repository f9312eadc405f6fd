import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { watchOtherTabs } from './watch-other-tabs'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A tab that has a document open. */
function openTab(tab: string, document = 'articles/3') {
  const state = { isOpenElsewhere: false }
  const watch = watchOtherTabs({
    document,
    tab,
    onChange: (isOpenElsewhere) => Object.assign(state, { isOpenElsewhere }),
  })
  onTestFinished(watch.end)
  return { state, ...watch }
}

test('two tabs with the same document know each other, until one of them leaves', async () => {
  const [first, second, other] = [openTab('a'), openTab('b'), openTab('c', 'articles/4')]
  await expect
    .poll(() => [first.state, second.state])
    .toEqual(Array(2).fill({ isOpenElsewhere: true }))
  expect(other.state).toEqual({ isOpenElsewhere: false })
  second.leave()
  await expect.poll(() => first.state).toEqual({ isOpenElsewhere: false })
  second.ask()
  await expect.poll(() => first.state).toEqual({ isOpenElsewhere: true })
})

test('two forms of one tab are not two tabs', async () => {
  const [form, inDrawer, other] = [openTab('a'), openTab('a'), openTab('b')]
  await expect.poll(() => form.state).toEqual({ isOpenElsewhere: true })
  other.leave()
  await expect
    .poll(() => [form.state, inDrawer.state])
    .toEqual(Array(2).fill({ isOpenElsewhere: false }))
})

test('a tab that does not answer has crashed', async () => {
  const first = openTab('a')
  const crashed = new BroadcastChannel('tessera-form articles/3')
  crashed.postMessage({ kind: 'request', tab: 'b' })
  await expect.poll(() => first.state).toEqual({ isOpenElsewhere: true })
  crashed.close()
  vi.advanceTimersByTime(25_000)
  expect(first.state).toEqual({ isOpenElsewhere: false })
})
