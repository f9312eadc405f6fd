import { expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { ImageVariant, Tile } from '../../../core/types'
import { svgImage, imageTile } from '../testing/mount-lightbox'
import { newKey, sheet, showSlides, slideStatus } from '../testing/show-slides'

const image = () => sheet()?.querySelector('picture')
const large = () => sheet()?.querySelector('img')
const seenUnder = () => (image() ? getComputedStyle(image() as Element).backgroundImage : '')
const opacity = () => (large() ? getComputedStyle(large() as Element).opacity : '')

/** The tile as it stands in its gallery, with a small image that is there already. */
async function placeTile(id: string, src: string) {
  const gallery = document.body.appendChild(document.createElement('section'))
  gallery.dataset['gallery'] = 'work'
  gallery.innerHTML = `<ul><li data-tile="${id}"><picture><img alt=""></picture></li></ul>`
  onTestFinished(() => gallery.remove())
  const img = gallery.querySelector('img')
  if (img) img.src = src
  await img?.decode()
}

it('shows the tile’s own image at once, and the large one in its place when it has arrived', async () => {
  const key = newKey('.svg')
  const small = svgImage(32, 20, 120)
  await placeTile('a', small)
  showSlides([imageTile('a', { src: `/slides/late/${key}` }), imageTile('b')])
  expect(slideStatus()).toBe('loading')
  expect(seenUnder()).toContain(small)
  expect(opacity()).toBe('0')
  // Its place in the layout: what is seen of it may still be growing out of the tile.
  const place = () => [image()?.offsetWidth ?? 0, image()?.offsetHeight ?? 0] as const
  const [width, height] = place()
  expect(width / height).toBeCloseTo(1.6, 1)
  await fetch(`/slides/heal/${key}`)
  await expect.poll(slideStatus).toBe('shown')
  expect(opacity()).toBe('1')
  expect(seenUnder()).toBe('none')
  // Nothing moves when the large one comes: the room for it was there.
  expect(place()).toEqual([width, height])
})

const VARIANTS: readonly ImageVariant[] = [320, 640, 1280, 2560].map((width) => ({
  type: 'image/png',
  width,
  src: `/slides/size/${width}.svg`,
}))

function tileInSizes(): Tile {
  const tile = imageTile('a', { width: 2560, height: 1600 })
  return { ...tile, image: tile.image && { ...tile.image, variants: VARIANTS } }
}

it.each([
  ['a phone', 360, 740, 1, 320],
  ['a phone with two pixels in one', 360, 740, 2, 640],
  ['a phone with four pixels in one', 360, 740, 4, 1280],
  ['a desk', 1280, 800, 1, 1280],
  ['a desk with two pixels in one', 1280, 800, 2, 2560],
])('asks for the file that %s needs', async (_, width, height, deviceScaleFactor, expected) => {
  await page.viewport(width, height)
  await cdp().send('Emulation.setDeviceMetricsOverride', {
    ...{ width: 0, height: 0, deviceScaleFactor, mobile: false },
  })
  onTestFinished(async () => {
    await page.viewport(1280, 900)
    await cdp().send('Emulation.clearDeviceMetricsOverride')
  })
  await expect.poll(() => devicePixelRatio).toBe(deviceScaleFactor)
  showSlides([tileInSizes()])
  await expect.poll(slideStatus).toBe('shown')
  expect(large()?.currentSrc).toBe(`${location.origin}/slides/size/${expected}.svg`)
})
