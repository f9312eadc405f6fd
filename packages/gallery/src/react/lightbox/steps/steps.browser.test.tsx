import axe from 'axe-core'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEFAULT_LIGHTBOX } from '../../../core/defaults'
import type { LightboxOptions, Tile } from '../../../core/types'
import { prefer } from '../../../testing/emulate'
import { imageTile, mountLightbox, svgImage } from '../testing/mount-lightbox'
import { panel } from '../testing/show-slides'

/** A tile with images whose alt texts are `Image of a`, `a 2` and so on. */
function tileWith(id: string, count: number): Tile {
  const tile = imageTile(id)
  const furtherImages = Array.from({ length: count - 1 }, (_, i) => {
    const src = svgImage(900, 900 + i, i * 50)
    const { image } = imageTile(id, { width: 900, height: 900 + i, src, caption: `View ${i + 2}` })
    return image ? [{ ...image, alt: `${id} ${i + 2}` }] : []
  }).flat()
  return { ...tile, furtherImages }
}

const shownAlt = () => panel()?.querySelector('img')?.alt
const expectImage = (alt: string) => expect.poll(shownAlt).toBe(alt)
const stepLabel = () => document.querySelector('[data-step]')?.textContent ?? null
const expectStep = (label: string | null) => expect.poll(stepLabel).toBe(label)

/** Opens the lightbox and waits for the code of the steps. */
async function open(tiles: readonly Tile[], options?: Partial<LightboxOptions>) {
  await prefer('prefers-reduced-motion', 'reduce')
  const first = tiles[0]?.id
  onTestFinished(mountLightbox(tiles, first, { ...DEFAULT_LIGHTBOX, ...options }))
  await expectStep(`Image 1 of ${1 + (tiles[0]?.furtherImages?.length ?? 0)}`)
}

it('goes through the images of a tile before the next tile, and back to the last one', async () => {
  await open([tileWith('a', 3), imageTile('b')])
  await userEvent.keyboard('{ArrowRight}')
  await expectImage('a 2')
  await expectStep('Image 2 of 3')
  await userEvent.keyboard('{ArrowRight}')
  await expectImage('a 3')
  await userEvent.keyboard('{ArrowRight}')
  await expectImage('Image of b')
  await expectStep(null)
  await userEvent.keyboard('{ArrowLeft}')
  await expectImage('a 3')
  await expectStep('Image 3 of 3')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectImage('a 2')
})

it('announces the image with its own caption and names its position', async () => {
  await open([tileWith('a', 7), imageTile('b')])
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('1 of 2: Work a (Image 1 of 7)')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(status).toHaveTextContent('1 of 2: View 2 (Image 2 of 7)')
  await expect.element(page.getByRole('figure')).toHaveAccessibleName('View 2')
  expect((await axe.run(document.querySelector('dialog') ?? document)).violations).toEqual([])
})

it('loops through the images of the only tile', async () => {
  await open([tileWith('a', 2)])
  await userEvent.keyboard('{ArrowLeft}')
  await expectImage('a 2')
  await userEvent.keyboard('{ArrowRight}')
  await expectImage('Image of a')
  await userEvent.keyboard('{ArrowRight}')
  await expectImage('a 2')
})

it('End leads to the last image of all, Home to the first', async () => {
  await open([tileWith('a', 2), imageTile('b'), tileWith('c', 3)])
  await userEvent.keyboard('{End}')
  await expectImage('c 3')
  await userEvent.keyboard('{Home}')
  await expectImage('Image of a')
  await userEvent.keyboard('{ArrowRight}{Home}')
  await expectImage('Image of a')
})

it('a thumbnail leads to the first image of its tile; the strip has one per tile', async () => {
  await open([tileWith('a', 2), tileWith('b', 3)], { thumbnails: true })
  const thumbnails = page.getByRole('navigation', { name: 'All slides' }).getByRole('button')
  await expect.poll(() => thumbnails.length).toBe(2)
  await userEvent.keyboard('{ArrowRight}')
  await expectImage('a 2')
  await thumbnails.nth(1).click()
  await expectImage('Image of b')
  await userEvent.keyboard('{ArrowLeft}')
  await expectImage('a 2')
  await thumbnails.nth(0).click()
  await expectImage('Image of a')
})

it('left goes on in right-to-left pages', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await open([tileWith('a', 2), imageTile('b')])
  await userEvent.keyboard('{ArrowLeft}')
  await expectImage('a 2')
})

it('zooms and downloads the image of the step, and returns to the tile', async () => {
  await open([tileWith('a', 2), imageTile('b')], { download: true })
  await userEvent.keyboard('{ArrowRight}')
  await expectImage('a 2')
  const download = document.querySelector<HTMLAnchorElement>('[data-control="download"]')
  expect(download?.href).toBe(svgImage(900, 900, 0))
  await page.getByRole('button', { name: 'Full size' }).click()
  await expect.element(page.getByRole('button', { name: 'Fit to the window' })).toBeVisible()
  // The next image is fitted.
  await userEvent.keyboard('{ArrowLeft}')
  await expectImage('Image of a')
  await expect.element(page.getByRole('button', { name: 'Full size' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Enlarge: Work a')
})
