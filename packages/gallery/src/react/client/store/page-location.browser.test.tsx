import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { goBack, goTo, live, shown, status } from '../../../testing/live'
import { renderLive } from '../../../testing/render'
import { galleryOf } from '../../../testing/tiles'
import { createPageLocation } from './page-location'

beforeEach(() => goTo(''))
afterEach(() => vi.restoreAllMocks())

/** As Safari does after 100 addresses in 30 seconds. */
function takeNoMore() {
  const refuse = () => {
    throw new DOMException('Attempt to use history.replaceState() too often.', 'SecurityError')
  }
  const spies = [
    vi.spyOn(history, 'replaceState').mockImplementation(refuse),
    vi.spyOn(history, 'pushState').mockImplementation(refuse),
  ]
  return {
    tries: () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    takeAgain: () => spies.forEach((spy) => spy.mockRestore()),
  }
}

test('tiles follow what is typed when the browser takes no more addresses', async () => {
  await renderLive(live(galleryOf({ search: true })))
  const field = page.getByRole('searchbox')
  await field.click()
  // Where one could go forward, a new entry would take the place of others.
  history.pushState({ before: true }, '', location.href)
  const { tries, takeAgain } = takeNoMore()
  await userEvent.keyboard('title t1')
  await expect.element(status).toHaveTextContent('4 of 12 articles')
  expect(shown()).toEqual(['t1', 't10', 't11', 't12'])
  expect(tries()).toBeLessThan(5)
  expect(location.search).toBe('')
  takeAgain()
  await expect.poll(() => location.search, { timeout: 3_000 }).toBe('?work.q=title+t1')
  await goBack()
  // One step: not `history.length`, which browsers end at 50.
  expect(history.state).toEqual({ before: true })
  await expect.element(status).toHaveTextContent(/^12 articles$/)
})

test('addresses that fall without a word, as in Chromium, are written in the end', async () => {
  const pageLocation = createPageLocation()
  const silent = vi.spyOn(history, 'replaceState').mockImplementation(() => undefined)
  pageLocation.replace('?work.q=a')
  pageLocation.replace("?work.q=b'c")
  expect(pageLocation.search()).toBe("?work.q=b'c")
  expect(silent).toHaveBeenCalledTimes(1)
  silent.mockRestore()
  await expect.poll(() => location.search, { timeout: 3_000 }).toBe('?work.q=b%27c')
})

test('what could not be opened as a step is closed without one', () => {
  const pageLocation = createPageLocation()
  const { takeAgain } = takeNoMore()
  const told = vi.fn()
  const leave = pageLocation.subscribe(told)
  pageLocation.push('?work.view=t1', 'work')
  expect(pageLocation.isMarked('work')).toBe(true)
  pageLocation.back()
  expect([pageLocation.search(), pageLocation.isMarked('work')]).toEqual(['', false])
  expect(told).toHaveBeenLastCalledWith(true)
  leave()
  takeAgain()
})
