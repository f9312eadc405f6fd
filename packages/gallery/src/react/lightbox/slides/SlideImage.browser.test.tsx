import { expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { ImageVariant, Tile } from '../../../core/types'
import { svgImage, imageTile } from '../testing/mount-lightbox'
import { newKey, panel, showSlides, slideStatus } from '../testing/show-slides'

const picture = () => panel()?.querySelector('picture')
const img = () => panel()?.querySelector('img')
const preview = () => (picture() ? getComputedStyle(picture() as Element).backgroundImage : '')
const opacity = () => (img() ? getComputedStyle(img() as Element).opacity : '')

/** Adds a gallery with the tile, whose image is loaded. */
async function addTile(id: string, src: string) {
  const gallery = document.body.appendChild(document.createElement('section'))
  gallery.dataset['gallery'] = 'work'
  gallery.innerHTML = `<ul><li data-tile="${id}"><picture><img alt=""></picture></li></ul>`
  onTestFinished(() => gallery.remove())
  const tileImage = gallery.querySelector('img')
  if (tileImage) tileImage.src = src
  await tileImage?.decode()
}

it('shows the tile’s image at once and replaces it with the large one without layout shift', async () => {
  const key = newKey('.svg')
  const small = svgImage(32, 20, 120)
  await addTile('a', small)
  showSlides([imageTile('a', { src: `/slides/delayed/${key}` }), imageTile('b')])
  expect(slideStatus()).toBe('loading')
  expect(preview()).toContain(small)
  expect(opacity()).toBe('0')
  // Layout size, because the opening animation can still transform it.
  const size = () => [picture()?.offsetWidth ?? 0, picture()?.offsetHeight ?? 0] as const
  const [width, height] = size()
  expect(width / height).toBeCloseTo(1.6, 1)
  await fetch(`/slides/release/${key}`)
  await expect.poll(slideStatus).toBe('shown')
  expect(opacity()).toBe('1')
  expect(preview()).toBe('none')
  expect(size()).toEqual([width, height])
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
  ['a phone with 2 device pixels per px', 360, 740, 2, 640],
  ['a phone with 4 device pixels per px', 360, 740, 4, 1280],
  ['a desktop', 1280, 800, 1, 1280],
  ['a desktop with 2 device pixels per px', 1280, 800, 2, 2560],
])('loads the file that %s needs', async (_, width, height, deviceScaleFactor, expected) => {
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
  expect(img()?.currentSrc).toBe(`${location.origin}/slides/size/${expected}.svg`)
})
