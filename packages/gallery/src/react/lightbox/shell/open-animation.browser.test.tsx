import { afterEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { mountLightbox, imageTile } from '../testing/mount-lightbox'

const tiles = ['a', 'b', 'c'].map((id) => imageTile(id))
let leave: (() => void) | undefined
const sheet = () => document.querySelector<HTMLElement>('[data-panel]')
const box = (selector: string) => {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
  return { x, y, width, height }
}
/** Puts an image where the tile is, as a gallery has it. */
const drawTile = () => {
  const image = document.createElement('picture')
  image.style.cssText = 'display:block;inline-size:240px;block-size:180px;background:teal'
  document.querySelector('[data-tile="a"]')?.prepend(image)
}
const growth = () =>
  sheet()
    ?.getAnimations()
    .find((each) => !(each instanceof CSSTransition))

afterEach(() => {
  leave?.()
  leave = undefined
})

it('grows out of its tile and shrinks back into it', async () => {
  leave = mountLightbox(tiles)
  drawTile()
  await page.getByRole('link', { name: 'Enlarge: Work a' }).click()
  await expect.poll(growth).toBeDefined()
  const growing = growth()
  growing?.pause()
  if (growing) growing.currentTime = 0
  const { clipPath } = sheet() ? getComputedStyle(sheet() ?? document.body) : { clipPath: '' }
  expect(clipPath).toMatch(/^inset\(/)
  const tile = box('[data-tile="a"] image')
  const grown = box('[data-panel]')
  expect((grown.x ?? 0) + (grown.width ?? 0) / 2).toBeCloseTo((tile.x ?? 0) + 120, 0)
  expect((grown.y ?? 0) + (grown.height ?? 0) / 2).toBeCloseTo((tile.y ?? 0) + 90, 0)
  expect(growing?.effect?.getTiming().duration).toBe(250)
  growing?.finish()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(growth).toBeDefined()
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})

it('does neither under reduced motion', async () => {
  const reduce = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    })
  await reduce('reduce')
  leave = mountLightbox(tiles)
  drawTile()
  await page.getByRole('link', { name: 'Enlarge: Work a' }).click()
  await expect.poll(sheet).not.toBeNull()
  expect(growth()).toBeUndefined()
  await reduce('')
})
