import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countHistoryEntries, goBack, goTo, live, shown } from '../../../../testing/live'
import { renderLive, renderStatic } from '../../../../testing/render'
import { galleryOf } from '../../../../testing/tiles/tiles'
import { expectNoViolations } from '../../../../testing/expect-no-violations'

const sorted = galleryOf({ sorts: ['title', 'random'] })

describe('the sort menu', () => {
  const sort = page.getByRole('button', { name: /^Sort/ })

  test('sorts by keyboard, closes, and shuffles again', async () => {
    await renderLive(live(sorted))
    const button = sort.element()
    if (button instanceof HTMLElement) button.focus()
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}')
    await expect.element(sort).toHaveTextContent('Sort: Title')
    await expect.element(sort).toHaveAttribute('aria-expanded', 'false')
    await expect.element(sort).toHaveFocus()
    expect(location.search).toBe('?work.sort=title')
    await sort.click()
    await page.getByRole('link', { name: 'Random' }).click()
    expect(location.search).toBe('?work.sort=random-1')
    const first = shown()
    await sort.click()
    await page.getByRole('link', { name: 'Random: shuffle again' }).click()
    expect(location.search).toBe('?work.sort=random-2')
    await expect.poll(shown).not.toEqual(first)
  })

  test('adds one history entry, and Back restores the order before', async () => {
    await renderLive(live(sorted))
    const before = shown()
    const addedEntries = countHistoryEntries()
    await sort.click()
    await page.getByRole('link', { name: 'Random' }).click()
    await expect.poll(shown).not.toEqual(before)
    expect(location.search).toBe('?work.sort=random-1')
    expect(addedEntries()).toBe(1)
    await goBack()
    expect(location.search).toBe('')
    await expect.poll(shown).toEqual(before)
    expect(addedEntries()).toBe(1)
  })

  test('has links that search engines do not follow', () => {
    const links = renderStatic(live(sorted)).querySelectorAll('[data-sort] a')
    expect([...links].map((a) => `${a.getAttribute('href')} ${a.getAttribute('rel')}`)).toEqual([
      '?#work nofollow',
      '?work.sort=title#work nofollow',
      '?work.sort=random-1#work nofollow',
    ])
  })

  test('keeps the order when all filters are cleared', async () => {
    goTo('?work.topic=print&work.sort=title')
    await renderLive(live(sorted))
    await page.getByRole('link', { name: 'Clear all' }).click()
    expect(location.search).toBe('?work.sort=title')
  })

  test('has no axe violations while it is open', async () => {
    const container = await renderLive(live(sorted))
    await sort.click()
    await expectNoViolations(container)
  })
})
