import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountLightbox, imageTile } from './testing/mount-lightbox'

const dialog = () => document.querySelector('dialog')
const expectSlide = (id: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(`Work ${id}`)

/** How often a slow image was requested, and how often the request was aborted. */
const requests = async (name: string): Promise<unknown> =>
  (await fetch(`/slides/requests/${name}`, { cache: 'no-store' })).json()

/** Twenty images, some of which never load: fewer than a browser's limit of connections to one server. */
const tilesWith = (slow: readonly string[], key: string) =>
  [...'abcdefghijklmnopqrst'].map((id) =>
    imageTile(id, slow.includes(id) ? { src: `/slides/slow/${key}-${id}` } : {}),
  )

it('aborts an image that is no longer near, keeps those that are, and aborts all on close', async () => {
  onTestFinished(mountLightbox(tilesWith(['d', 'r'], 'near'), 'a'))
  await expect.poll(() => requests('near-d')).toEqual({ count: 1, aborted: 0 })
  await expect.poll(() => requests('near-r')).toEqual({ count: 1, aborted: 0 })
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide('b')
  await expect.poll(() => requests('near-r')).toEqual({ count: 1, aborted: 1 })
  expect(await requests('near-d')).toEqual({ count: 1, aborted: 0 })
  await userEvent.keyboard('{Escape}')
  await expect.poll(dialog).toBeNull()
  await expect.poll(() => requests('near-d')).toEqual({ count: 1, aborted: 1 })
})

it('aborts all of them on a jump to another slide', async () => {
  onTestFinished(mountLightbox(tilesWith(['b', 'c'], 'far'), 'a'))
  await expect.poll(() => requests('far-c')).toEqual({ count: 1, aborted: 0 })
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expectSlide('q')
  await expect.poll(() => requests('far-b')).toEqual({ count: 1, aborted: 1 })
  await expect.poll(() => requests('far-c')).toEqual({ count: 1, aborted: 1 })
})

it('loads the images in the direction of travel first', async () => {
  const sources = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
  onTestFinished(() => sources.mockRestore())
  const tiles = [...'abcdefghijklmnopqrst'].map((id) => imageTile(id))
  const nameOf = new Map(tiles.map((tile) => [tile.image?.variants[0]?.src, tile.id]))
  onTestFinished(mountLightbox(tiles, 'h'))
  const order = () => sources.mock.calls.map(([src]) => nameOf.get(src) ?? '').join('')
  await expect.poll(order).toBe('hijkgfe')
  await userEvent.keyboard('{ArrowLeft}')
  await expectSlide('g')
  // The neighbours on both sides are loaded already; the new one is ahead.
  await expect.poll(order).toBe('hijkgfegdh')
})

it('decodes neighbours in advance', async () => {
  const decoded = vi.spyOn(HTMLImageElement.prototype, 'decode')
  onTestFinished(() => decoded.mockRestore())
  onTestFinished(mountLightbox(tilesWith([], 'none'), 'a'))
  // Of six neighbours.
  await expect.poll(() => decoded.mock.calls.length).toBeGreaterThanOrEqual(6)
  await Promise.all(decoded.mock.results.map(({ value }) => value))
})
