import axe from 'axe-core'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEFAULT_LIGHTBOX } from '../../../core/defaults'
import type { Tile } from '../../../core/types'
import { prefer } from '../../../testing/emulate'
import { mountLightbox, imageTile, textCoverTile } from '../testing/mount-lightbox'

const many = (count: number): readonly Tile[] =>
  Array.from({ length: count }, (_, i) => imageTile(`${i + 1}`))

const dialog = () => document.querySelector('dialog')
const strip = () => document.querySelector<HTMLElement>('[data-thumbnails]')
const buttons = () => [...(strip()?.querySelectorAll('button') ?? [])]
const present = () => strip()?.querySelector<HTMLElement>('[aria-current]')
const shows = (id: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(`Work ${id}`)

const nameOf = (id: string) => `${Number(id).toLocaleString('en')}: Work ${id}`

async function open(tiles: readonly Tile[], first: string) {
  onTestFinished(mountLightbox(tiles, first, { ...DEFAULT_LIGHTBOX, thumbnails: true }))
  await expect.poll(() => dialog()?.dataset['status']).toBe('open')
  await expect.poll(() => present()?.getAttribute('aria-label')).toBe(nameOf(first))
  await expect.poll(() => dialog()?.matches(':modal')).toBe(true)
}

/** How far the present one is from the middle of the strip, px. */
function offCentre(): number {
  const [box, all] = [present(), strip()].map((part) => part?.getBoundingClientRect())
  return box && all ? Math.abs(box.x + box.width / 2 - (all.x + all.width / 2)) : Infinity
}

afterEach(async () => {
  document.documentElement.dir = ''
  await page.viewport(1280, 900)
})

it('shows the neighbours, the present one marked and in the middle', async () => {
  await open(many(40), '20')
  await expect.poll(offCentre).toBeLessThan(5)
  expect(present()?.getAttribute('aria-label')).toBe('20: Work 20')
  await expect.element(page.getByRole('navigation', { name: 'All slides' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => present()?.getAttribute('aria-label')).toBe('21: Work 21')
  await expect.poll(offCentre).toBeLessThan(5)
})

it('goes to the slide that is pressed', async () => {
  await open(many(40), '20')
  await page.getByRole('button', { name: '24: Work 24' }).click()
  await shows('24')
  await expect.poll(offCentre).toBeLessThan(5)
  expect(dialog()?.contains(document.activeElement)).toBe(true)
})

it('has what is seen of ten thousand in the page, and the ends within reach', async () => {
  await open(many(10_000), '5000')
  expect(buttons().length).toBeLessThan(50)
  await userEvent.keyboard('{End}')
  await shows('10000')
  await expect.poll(() => present()?.getBoundingClientRect().right).toBeLessThanOrEqual(1280)
  await expect.element(page.getByRole('button', { name: nameOf('9995') })).toBeVisible()
  expect(buttons().length).toBeLessThan(50)
  await userEvent.keyboard('{Home}')
  await shows('1')
})

it('shows more where it is scrolled to', async () => {
  await open(many(400), '1')
  strip()?.scrollTo({ left: 64 * 200 })
  await page.getByRole('button', { name: '205: Work 205' }).click()
  await shows('205')
})

it('is one stop of the Tab key, whose arrows move on, with the focus', async () => {
  await open(many(40), '20')
  expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toEqual([present()])
  present()?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await shows('21')
  await expect.poll(() => document.activeElement).toBe(present())
  await userEvent.keyboard('{End}')
  await shows('40')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('40: Work 40')
})

it('begins on the right where lines do', async () => {
  document.documentElement.dir = 'rtl'
  await open(many(40), '20')
  await expect.poll(offCentre).toBeLessThan(5)
  const [before, after] = ['19: Work 19', '21: Work 21'].map((name) =>
    page.getByRole('button', { name }).element().getBoundingClientRect(),
  )
  expect(before?.x).toBeGreaterThan(after?.x ?? Infinity)
})

it('stands in the middle when it is short, and under the image, whose room it leaves alone', async () => {
  await open([...many(3), textCoverTile('p')], '1')
  const boxes = buttons().map((button) => button.getBoundingClientRect())
  const middle = ((boxes[0]?.left ?? 0) + (boxes.at(-1)?.right ?? 0)) / 2
  expect(middle).toBeCloseTo(640, -1)
  const image = document.querySelector('[data-panel]')?.getBoundingClientRect()
  expect(boxes[0]?.top).toBeGreaterThan(image?.bottom ?? Infinity)
})

it('leaves a low screen to the image', async () => {
  await page.viewport(740, 360)
  await open(many(2), '1')
  expect(strip()?.getBoundingClientRect().height).toBe(0)
})

it('is there without a glide under reduced motion', async () => {
  await prefer('prefers-reduced-motion', 'reduce')
  await open(many(40), '20')
  await page.getByRole('button', { name: '23: Work 23' }).click()
  await shows('23')
  expect(offCentre()).toBeLessThan(5)
})

it.each(['light', 'dark'])('axe has nothing to say, %s', async (scheme) => {
  await prefer('prefers-color-scheme', scheme)
  await open([...many(40), textCoverTile('p')], '38')
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(dialog() ?? document)
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})
