import { afterEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEFAULT_LIGHTBOX } from '../../../core/defaults'
import type { Tile } from '../../../core/types'
import { prefer } from '../../../testing/emulate'
import { mountLightbox, imageTile, textCoverTile } from '../testing/mount-lightbox'
import { expectNoViolations } from '../../../testing/expect-no-violations'
import { longIf } from '../../../../../../scripts/test/test-tags.mjs'

const many = (count: number): readonly Tile[] =>
  Array.from({ length: count }, (_, i) => imageTile(`${i + 1}`))

const dialog = () => document.querySelector('dialog')
const strip = () => document.querySelector<HTMLElement>('[data-thumbnails]')
const buttons = () => [...(strip()?.querySelectorAll('button') ?? [])]
const current = () => strip()?.querySelector<HTMLElement>('[aria-current]')
const expectSlide = (id: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(`Work ${id}`)

const nameOf = (id: string) => `${Number(id).toLocaleString('en')}: Work ${id}`

async function open(tiles: readonly Tile[], first: string) {
  onTestFinished(mountLightbox(tiles, first, { ...DEFAULT_LIGHTBOX, thumbnails: true }))
  await expect.poll(() => dialog()?.dataset['status']).toBe('open')
  await expect.poll(() => current()?.getAttribute('aria-label')).toBe(nameOf(first))
  await expect.poll(() => dialog()?.matches(':modal')).toBe(true)
}

/** Distance of the current thumbnail from the middle of the strip, px. */
function distanceFromCentre(): number {
  const [thumbnail, all] = [current(), strip()].map((element) => element?.getBoundingClientRect())
  return thumbnail && all
    ? Math.abs(thumbnail.x + thumbnail.width / 2 - (all.x + all.width / 2))
    : Infinity
}

afterEach(async () => {
  document.documentElement.dir = ''
  await page.viewport(1280, 900)
})

it('shows the neighbours, with the current one marked and in the middle', async () => {
  await open(many(40), '20')
  await expect.poll(distanceFromCentre).toBeLessThan(5)
  expect(current()?.getAttribute('aria-label')).toBe('20: Work 20')
  await expect.element(page.getByRole('navigation', { name: 'All slides' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => current()?.getAttribute('aria-label')).toBe('21: Work 21')
  await expect.poll(distanceFromCentre).toBeLessThan(5)
})

it('goes to the slide of a clicked thumbnail', async () => {
  await open(many(40), '20')
  await page.getByRole('button', { name: '24: Work 24' }).click()
  await expectSlide('24')
  await expect.poll(distanceFromCentre).toBeLessThan(5)
  expect(dialog()?.contains(document.activeElement)).toBe(true)
})

it('renders only the visible ones of ten thousand, and reaches both ends', async () => {
  await open(many(10_000), '5000')
  expect(buttons().length).toBeLessThan(50)
  await userEvent.keyboard('{End}')
  await expectSlide('10000')
  await expect.poll(() => current()?.getBoundingClientRect().right).toBeLessThanOrEqual(1280)
  await expect.element(page.getByRole('button', { name: nameOf('9995') })).toBeVisible()
  expect(buttons().length).toBeLessThan(50)
  await userEvent.keyboard('{Home}')
  await expectSlide('1')
})

it('renders more when scrolled', async () => {
  await open(many(400), '1')
  strip()?.scrollTo({ left: 64 * 200 })
  await page.getByRole('button', { name: '205: Work 205' }).click()
  await expectSlide('205')
})

it('is one tab stop, in which the arrow keys move slide and focus', async () => {
  await open(many(40), '20')
  expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toEqual([current()])
  current()?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide('21')
  await expect.poll(() => document.activeElement).toBe(current())
  await userEvent.keyboard('{End}')
  await expectSlide('40')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('40: Work 40')
})

it('starts on the right in right-to-left', async () => {
  document.documentElement.dir = 'rtl'
  await open(many(40), '20')
  await expect.poll(distanceFromCentre).toBeLessThan(5)
  const [before, after] = ['19: Work 19', '21: Work 21'].map((name) =>
    page.getByRole('button', { name }).element().getBoundingClientRect(),
  )
  expect(before?.x).toBeGreaterThan(after?.x ?? Infinity)
})

it('is centred when it is short, and below the image without covering it', async () => {
  await open([...many(3), textCoverTile('p')], '1')
  const boxes = buttons().map((button) => button.getBoundingClientRect())
  const middle = ((boxes[0]?.left ?? 0) + (boxes.at(-1)?.right ?? 0)) / 2
  expect(middle).toBeCloseTo(640, -1)
  const panel = document.querySelector('[data-panel]')?.getBoundingClientRect()
  expect(boxes[0]?.top).toBeGreaterThan(panel?.bottom ?? Infinity)
})

it('is hidden in low viewports', async () => {
  await page.viewport(740, 360)
  await open(many(2), '1')
  expect(strip()?.getBoundingClientRect().height).toBe(0)
})

it('scrolls without animation under reduced motion', { tags: 'long' }, async () => {
  await prefer('prefers-reduced-motion', 'reduce')
  await open(many(40), '20')
  await page.getByRole('button', { name: '23: Work 23' }).click()
  await expectSlide('23')
  expect(distanceFromCentre()).toBeLessThan(5)
})

for (const scheme of ['light', 'dark'])
  it(
    `has no axe violations in the ${scheme} colour scheme`,
    longIf(scheme === 'dark'),
    async () => {
      await prefer('prefers-color-scheme', scheme)
      await open([...many(40), textCoverTile('p')], '38')
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
      await expectNoViolations(dialog() ?? document)
    },
  )
