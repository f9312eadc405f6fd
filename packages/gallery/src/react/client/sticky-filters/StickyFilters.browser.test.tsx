import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusedName, goBack, live, shown } from '../../../testing/live'
import { renderLive, renderStatic } from '../../../testing/render'
import { galleryOf } from '../../../testing/tiles/tiles'

const gallery = galleryOf({ search: true, sorts: ['title'] })
const bar = () => page.getByRole('group', { name: 'Filters', exact: true })
const opener = (name = 'Filters') => bar().getByRole('button', { name, exact: true })
const sheet = () => page.getByRole('dialog', { name: 'Filters' })
const inSheet = (name: RegExp) => sheet().getByRole('link', { name })
const grid = () => document.querySelector('[data-grid]')?.getBoundingClientRect()

/** What follows the gallery lets the page scroll. */
async function renderAndScroll(y = 400) {
  await page.viewport(390, 600)
  const container = await renderLive(live(gallery))
  container.style.marginBlockEnd = '100vh'
  scrollTo({ top: y, behavior: 'instant' })
  await expect.element(bar()).toBeVisible()
}

beforeEach(() => {
  scrollTo({ top: 0, behavior: 'instant' })
})

test('a bar of 48 px replaces the filters that are scrolled away, and moves nothing', async () => {
  await page.viewport(390, 600)
  const container = await renderLive(live(gallery))
  container.style.marginBlockEnd = '100vh'
  expect(bar().query()).toBeNull()
  const before = (grid()?.top ?? 0) + scrollY
  scrollTo({ top: 400, behavior: 'instant' })
  await expect.element(bar()).toBeVisible()
  expect(bar().element().getBoundingClientRect()).toMatchObject({ top: 0, height: 48 })
  expect((grid()?.top ?? 0) + scrollY).toBe(before)
  await expect.element(bar()).toHaveTextContent('12 articles')
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  await expect.element(bar()).not.toBeInTheDocument()
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.element(bar()).not.toBeInTheDocument()
})

test(
  'the bar appears after a jump across the filters, as to the end of the page',
  { tags: 'long' },
  async () => {
    await page.viewport(390, 600)
    const container = await renderLive(live(gallery))
    container.style.marginBlockStart = '150vh'
    // It reports after those of the gallery.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(container))
    document.querySelector('[data-tile]:last-child')?.scrollIntoView({ behavior: 'instant' })
    await expect.element(bar()).toBeVisible()
  },
)

test('a gallery without filters has no bar', async () => {
  await page.viewport(390, 600)
  await renderLive(live(galleryOf({ groups: [] })))
  scrollTo({ top: 400, behavior: 'instant' })
  await expect.poll(() => scrollY).toBe(400)
  expect(document.querySelector('[data-sticky-filters]')).toBeNull()
})

test('the bar does not cover a tile that gets the focus', async () => {
  await renderAndScroll(700)
  const links = [...document.querySelectorAll<HTMLElement>('[data-tile] h3 a')]
  for (const link of links.toReversed()) {
    link.focus()
    expect(link.getBoundingClientRect().top, link.textContent).toBeGreaterThanOrEqual(48)
  }
})

test('the sheet changes filters and order, and says how many results it shows', async () => {
  await renderAndScroll()
  await opener().click()
  await expect.element(sheet()).toBeVisible()
  expect(sheet().getByRole('heading', { level: 3 }).elements()).toHaveLength(3)
  const count = shown().length
  await inSheet(/^Print, /).click()
  await expect.element(sheet().getByRole('status')).toHaveTextContent(/of 12 articles/)
  await expect.poll(() => location.search).toBe('?work.topic=print')
  await expect.poll(() => shown().length).toBeLessThan(count)
  await sheet().getByRole('searchbox').fill('t')
  await expect.poll(() => location.search).toBe('?work.topic=print&work.q=t')
  await inSheet(/^Title$/).click()
  await sheet()
    .getByRole('button', { name: `Show ${shown().length}` })
    .click()
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(opener('Filters (2)')).toHaveFocus()
  // The results begin below the bar.
  expect(bar().element().getBoundingClientRect().bottom).toBe(48)
  expect(grid()?.top).toBeCloseTo(56, 0)
  await goBack()
  await expect.poll(() => location.search).toBe('?work.topic=print&work.q=t')
})

test(
  'the sheet works by keyboard: it keeps the focus, Escape closes it',
  { tags: 'long' },
  async () => {
    await renderAndScroll()
    opener().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(sheet()).toBeVisible()
    expect(focusedName()).toBe('Close')
    for (let presses = 0; presses < 30; presses++) {
      await userEvent.keyboard('{Tab}')
      const { activeElement } = document
      expect(activeElement === document.body || sheet().element().contains(activeElement)).toBe(
        true,
      )
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  },
)

test('a chip in the bar removes its filter', async () => {
  history.replaceState(null, '', '?work.topic=print')
  await renderAndScroll(300)
  await bar().getByRole('link', { name: 'Remove filter: Print' }).click()
  await expect.poll(() => location.search).toBe('')
  await expect.element(bar()).toHaveTextContent('12 articles')
  await expect.element(opener()).toHaveFocus()
})

test('without script the filters are the links in the page', () => {
  const container = renderStatic(live(gallery))
  expect(container.querySelector('[data-sticky-filters], dialog')).toBeNull()
  expect(container.querySelectorAll('[data-filters] a[data-option]').length).toBeGreaterThan(4)
})
