import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { goBack, goTo, live, shown, status } from '../../testing/live'
import { renderLive } from '../../testing/render'
import { galleryOf } from '../../testing/tiles/tiles'
import { createBrowserLocation } from './browser-location'

beforeEach(() => goTo(''))
afterEach(() => vi.restoreAllMocks())

/** Refuses addresses like Safari after 100 of them in 30 s. */
function refuseAddresses() {
  const refuse = () => {
    throw new DOMException('Attempt to use history.replaceState() too often.', 'SecurityError')
  }
  const spies = [
    vi.spyOn(history, 'replaceState').mockImplementation(refuse),
    vi.spyOn(history, 'pushState').mockImplementation(refuse),
  ]
  return {
    attempts: () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    accept: () => spies.forEach((spy) => spy.mockRestore()),
  }
}

test('tiles follow the typed text while the browser refuses addresses', async () => {
  await renderLive(live(galleryOf({ search: true })))
  const field = page.getByRole('searchbox')
  await field.click()
  // A new entry removes the entries ahead.
  history.pushState({ before: true }, '', location.href)
  const { attempts, accept } = refuseAddresses()
  await userEvent.keyboard('title t1')
  await expect.element(status).toHaveTextContent('4 of 12 articles')
  expect(shown()).toEqual(['t1', 't10', 't11', 't12'])
  expect(attempts()).toBeLessThan(5)
  expect(location.search).toBe('')
  accept()
  await expect.poll(() => location.search).toBe('?work.q=title+t1')
  await goBack()
  // One entry back. `history.length` says nothing: browsers limit it to 50.
  expect(history.state).toEqual({ before: true })
  await expect.element(status).toHaveTextContent(/^12 articles$/)
})

test(
  'addresses that are ignored without an error, as in Chromium, are written later',
  { tags: 'long' },
  async () => {
    const pageLocation = createBrowserLocation()
    const silent = vi.spyOn(history, 'replaceState').mockImplementation(() => undefined)
    pageLocation.replace('?work.q=a')
    pageLocation.replace("?work.q=b'c")
    expect(pageLocation.search()).toBe("?work.q=b'c")
    expect(silent).toHaveBeenCalledTimes(1)
    silent.mockRestore()
    await expect.poll(() => location.search).toBe('?work.q=b%27c')
  },
)

test('a tile whose history entry was refused is closed without going back', () => {
  const pageLocation = createBrowserLocation()
  const { accept } = refuseAddresses()
  const onChange = vi.fn()
  const unsubscribe = pageLocation.subscribe(onChange)
  pageLocation.push('?work.view=t1', 'work')
  expect(pageLocation.isMarked('work')).toBe(true)
  pageLocation.back()
  expect([pageLocation.search(), pageLocation.isMarked('work')]).toEqual(['', false])
  expect(onChange).toHaveBeenLastCalledWith(true)
  unsubscribe()
  accept()
})

test('two galleries share an address that the browser refuses', { tags: 'long' }, async () => {
  const { accept } = refuseAddresses()
  const [work, journal] = [createBrowserLocation(), createBrowserLocation()]
  const onChange = vi.fn()
  const unsubscribe = [work.subscribe(() => undefined), journal.subscribe(onChange)]
  work.replace('?work.page=2')
  expect(journal.search()).toBe('?work.page=2')
  expect(onChange).toHaveBeenLastCalledWith(false)
  journal.replace('?work.page=2&journal.page=3')
  expect(work.search()).toBe('?work.page=2&journal.page=3')
  accept()
  await expect.poll(() => location.search).toBe('?work.page=2&journal.page=3')
  unsubscribe.forEach((each) => each())
})
