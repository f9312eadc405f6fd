import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEFAULT_LIGHTBOX } from '../../../core/defaults'
import { prefer } from '../../../testing/emulate'
import { imageTile, mountLightbox } from '../testing/mount-lightbox'

const tiles = ['a', 'b', 'c'].map((id) => ({
  ...imageTile(id, { caption: `Caption of ${id}` }),
  href: `/slides/details/${id}`,
}))
const dialog = () => document.querySelector('dialog')
const panel = () => document.querySelector<HTMLElement>('[data-details-panel]')
const facts = () => document.querySelector('[data-details-body]')?.textContent
const toggle = () => page.getByRole('button', { name: 'Details', exact: true })
const isShown = () => panel()?.checkVisibility({ visibilityProperty: true })

async function open(width: number, height: number) {
  sessionStorage.clear()
  await prefer('prefers-reduced-motion', 'reduce')
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 900))
  onTestFinished(mountLightbox(tiles, 'a', { ...DEFAULT_LIGHTBOX, details: true }))
  await expect.element(toggle()).toBeVisible()
  await expect.poll(panel).not.toBeNull()
}

it('shows the marked elements of the work’s page beside the image, without scripts', async () => {
  await open(1400, 900)
  await expect.poll(facts).toBe('Ink on paper, a')
  const unsafe = '[data-details-body] :is(script, [src], [onerror])'
  expect(document.querySelector(unsafe)).toBeNull()
  await expect.element(page.getByRole('heading', { name: 'Work a' })).toBeVisible()
  await expect.element(page.getByText('Caption of a').last()).toBeVisible()
  expect(document.querySelector('figcaption')?.checkVisibility({ visibilityProperty: true })).toBe(
    false,
  )
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(facts).toBe('Ink on paper, b')
})

it('the wheel and vertical keys in the details leave the slide as it is', async () => {
  await open(1400, 900)
  await expect.poll(facts).toBe('Ink on paper, a')
  panel()?.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 200 }))
  panel()?.querySelector<HTMLElement>('a')?.focus()
  await userEvent.keyboard('{ArrowDown}{End}')
  expect(dialog()?.getAttribute('aria-label')).toBe('Work a')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => dialog()?.getAttribute('aria-label')).toBe('Work b')
})

it('has the details of a slide again after a visit to one whose details did not arrive', async () => {
  const [first, second] = tiles
  if (!first || !second) throw new Error('There are no tiles.')
  await page.viewport(1400, 900)
  onTestFinished(() => page.viewport(1280, 900))
  sessionStorage.clear()
  const slow = [first, { ...second, href: '/slides/slow/details' }]
  onTestFinished(mountLightbox(slow, 'a', { ...DEFAULT_LIGHTBOX, details: true }))
  await expect.poll(facts).toBe('Ink on paper, a')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(facts).toBe('')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(facts).toBe('Ink on paper, a')
})

it('keeps the title and the link where the page cannot be fetched', async () => {
  const [first] = tiles
  if (!first) throw new Error('There is no tile.')
  await page.viewport(1400, 900)
  onTestFinished(() => page.viewport(1280, 900))
  sessionStorage.clear()
  const missing = [{ ...first, href: '/slides/failing/not-found/details' }]
  onTestFinished(mountLightbox(missing, 'a', { ...DEFAULT_LIGHTBOX, details: true }))
  await expect.element(page.getByRole('heading', { name: 'Work a' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Read the article' })).toBeVisible()
  expect(facts()).toBe('')
})

it('is a sheet in narrow windows, which Escape hides before it closes the lightbox', async () => {
  await open(390, 800)
  expect(isShown()).toBe(false)
  await toggle().click()
  await expect.poll(isShown).toBe(true)
  await expect.poll(() => document.activeElement).toBe(panel())
  await expect.poll(facts).toBe('Ink on paper, a')
  await userEvent.keyboard('{Escape}')
  await expect.poll(isShown).toBe(false)
  expect(document.activeElement?.getAttribute('data-control')).toBe('details')
  await userEvent.keyboard('{Escape}')
  await expect.poll(dialog).toBeNull()
})

it('is not shown with the option off', async () => {
  onTestFinished(mountLightbox(tiles, 'a'))
  await expect.poll(() => dialog()?.querySelector('[data-control="share"]')).toBeTruthy()
  expect(panel()).toBeNull()
})
