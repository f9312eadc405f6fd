import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { live, option, shown } from '../../../testing/live'
import { renderLive } from '../../../testing/render'
import { galleryOf } from '../../../testing/tiles/tiles'

const click = (element: Element, pointerType: string) =>
  element.dispatchEvent(new PointerEvent('click', { pointerType, bubbles: true, cancelable: true }))

const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()

/** px of a header that stays at the top of the viewport. */
const HEADER_HEIGHT = 60

/** The tiles that begin where the first begins. */
function firstRow() {
  const rects = [...document.querySelectorAll('[data-tile]')].map((tile) =>
    tile.getBoundingClientRect(),
  )
  return rects.filter(({ top }) => top === rects[0]?.top)
}

/** The filters are at the lower edge of a phone: their results would be below it. */
async function renderBelow() {
  await page.viewport(390, 844)
  const container = await renderLive(live(galleryOf()))
  document
    .querySelector<HTMLElement>('[data-gallery]')
    ?.style.setProperty('--tessera-sticky-top', `${HEADER_HEIGHT}px`)
  container.style.marginBlock = '700px 100vh'
  // The bar shows that the deferred effects are there.
  const bar = page.getByRole('group', { name: 'Filters', exact: true })
  scrollTo({ top: 1000, behavior: 'instant' })
  await expect.element(bar).toBeVisible()
  scrollTo({ top: 60, behavior: 'instant' })
  await expect.element(bar).not.toBeInTheDocument()
  expect(rect('[data-tile]')?.bottom).toBeGreaterThan(innerHeight)
  return shown().length
}

test('after a tap the number of results and the first row are in the viewport', async () => {
  const all = await renderBelow()
  click(option('Print').element(), 'touch')
  await expect.poll(() => shown().length).toBeLessThan(all)
  expect(rect('[role="status"]')?.top).toBeGreaterThanOrEqual(HEADER_HEIGHT)
  expect(firstRow().length).toBeGreaterThan(0)
  for (const { top, bottom } of firstRow()) {
    expect(top).toBeGreaterThanOrEqual(rect('[role="status"]')?.bottom ?? Infinity)
    expect(bottom).toBeLessThanOrEqual(innerHeight)
  }
})

test('after a tap on a filter further down they are below the sticky header', async () => {
  const all = await renderBelow()
  // The filters are above the viewport but for the one that is tapped.
  scrollTo({ top: scrollY + (rect('[data-grid]')?.top ?? 0) - 80, behavior: 'instant' })
  click(option('Print').element(), 'touch')
  await expect.poll(() => shown().length).toBeLessThan(all)
  expect(rect('[role="status"]')?.top).toBeGreaterThanOrEqual(HEADER_HEIGHT)
  for (const { bottom } of firstRow()) expect(bottom).toBeLessThanOrEqual(innerHeight)
})

test('a click of the mouse does not scroll', async () => {
  const all = await renderBelow()
  click(option('Print').element(), 'mouse')
  await expect.poll(() => shown().length).toBeLessThan(all)
  expect(scrollY).toBe(60)
})
