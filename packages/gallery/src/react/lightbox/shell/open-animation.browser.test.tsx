import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { prefer } from '../../../testing/emulate'
import { mountLightbox, imageTile } from '../testing/mount-lightbox'

const tiles = ['a', 'b', 'c'].map((id) => imageTile(id))
let unmount: (() => void) | undefined
const panel = () => document.querySelector<HTMLElement>('[data-panel]')
const rectOf = (selector: string) => {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
  return { x, y, width, height }
}
/** Adds the image to the first tile, as a gallery renders it. */
const addTileImage = () => {
  const picture = document.createElement('picture')
  picture.style.cssText = 'display:block;inline-size:240px;block-size:180px;background:teal'
  document.querySelector('[data-tile="a"]')?.prepend(picture)
}
const openAnimation = () =>
  panel()
    ?.getAnimations()
    .find((animation) => !(animation instanceof CSSTransition))

afterEach(() => {
  unmount?.()
  unmount = undefined
})

it('animates the slide from its tile and back', async () => {
  unmount = mountLightbox(tiles)
  addTileImage()
  await page.getByRole('link', { name: 'Enlarge: Work a' }).click()
  await expect.poll(openAnimation).toBeDefined()
  const opening = openAnimation()
  opening?.pause()
  if (opening) opening.currentTime = 0
  const { clipPath } = panel() ? getComputedStyle(panel() ?? document.body) : { clipPath: '' }
  expect(clipPath).toMatch(/^inset\(/)
  const tile = rectOf('[data-tile="a"] picture')
  const first = rectOf('[data-panel]')
  expect((first.x ?? 0) + (first.width ?? 0) / 2).toBeCloseTo((tile.x ?? 0) + 120, 0)
  expect((first.y ?? 0) + (first.height ?? 0) / 2).toBeCloseTo((tile.y ?? 0) + 90, 0)
  expect(opening?.effect?.getTiming().duration).toBe(250)
  opening?.finish()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(openAnimation).toBeDefined()
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})

it('does not animate under reduced motion', async () => {
  await prefer('prefers-reduced-motion', 'reduce')
  unmount = mountLightbox(tiles)
  addTileImage()
  await page.getByRole('link', { name: 'Enlarge: Work a' }).click()
  await expect.poll(panel).not.toBeNull()
  expect(openAnimation()).toBeUndefined()
})
