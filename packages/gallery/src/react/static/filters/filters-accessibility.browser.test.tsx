import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusedName, goTo, live } from '../../../testing/live'
import { renderLive, renderStatic } from '../../../testing/render'
import { galleryOf, groupOf } from '../../../testing/tiles/tiles'
import { wordsFromLeft } from '../../../testing/words-from-left'

test('the links to all works of two groups have different names', () => {
  const groups = [groupOf('topic', ['print']), groupOf('year', ['2024'])]
  const container = renderStatic(live(galleryOf({ groups })))
  const links = [...container.querySelectorAll('[data-option=""]')]
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Topic: All, 12 articles',
    'Year: All, 12 articles',
  ])
})

test('the count of an option stands after its label in a right-to-left page, in whichever script', () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const container = renderStatic(live(galleryOf({ groups: [groupOf('topic', ['print'])] })))
  const option = container.querySelector('[data-option="print"]') ?? container
  expect(wordsFromLeft(option)).toEqual(['4', 'Print'])
})

for (const render of [renderLive, renderStatic])
  test(`a link skips the filters (${render.name})`, async () => {
    await render(live())
    const skip = page.getByRole('link', { name: 'To the results' })
    const size = () => skip.element().getBoundingClientRect().height
    expect(size()).toBe(1)
    await userEvent.tab()
    await expect.element(skip).toHaveFocus()
    expect(size()).toBeGreaterThan(24)
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(focusedName()).toBe('Title t1')
  })

test('no link leads to the results when there are none', () => {
  goTo('?work.topic=print&work.year=2019')
  renderStatic(live())
  expect(page.getByRole('link', { name: 'To the results' }).query()).toBeNull()
})

for (const render of [renderLive, renderStatic])
  test(`the sheet of a phone has a heading and a button that closes it (${render.name})`, async () => {
    await page.viewport(390, 800)
    await render(live())
    await page.getByRole('button', { name: 'Year: All' }).click()
    const sheet = page.getByRole('group', { name: 'Year' })
    await expect.element(sheet.getByRole('heading', { name: 'Year', level: 3 })).toBeVisible()
    const close = sheet.getByRole('button', { name: 'Close' })
    const { width, height } = close.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await close.click()
    await expect.element(sheet).not.toBeInTheDocument()
  })
