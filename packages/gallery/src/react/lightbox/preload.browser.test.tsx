import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountLightbox, imageTile } from './testing/mount-lightbox'

const dialog = () => document.querySelector('dialog')
const shows = (id: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(`Work ${id}`)

/** How often a slow image was asked for, and how often the browser let go of it. */
const news = async (name: string): Promise<unknown> =>
  (await fetch(`/slides/news/${name}`, { cache: 'no-store' })).json()

/** Twenty images, some of which never come: fewer than a browser asks one server for at a time. */
const tilesWith = (slow: readonly string[], key: string) =>
  [...'abcdefghijklmnopqrst'].map((id) =>
    imageTile(id, slow.includes(id) ? { src: `/slides/slow/${key}-${id}` } : {}),
  )

it('lets go of an image that is no longer near, keeps those that are, and all end with it', async () => {
  onTestFinished(mountLightbox(tilesWith(['d', 'r'], 'near'), 'a'))
  await expect.poll(() => news('near-d')).toEqual({ count: 1, aborted: 0 })
  await expect.poll(() => news('near-r')).toEqual({ count: 1, aborted: 0 })
  await userEvent.keyboard('{ArrowRight}')
  await shows('b')
  await expect.poll(() => news('near-r')).toEqual({ count: 1, aborted: 1 })
  expect(await news('near-d')).toEqual({ count: 1, aborted: 0 })
  await userEvent.keyboard('{Escape}')
  await expect.poll(dialog).toBeNull()
  await expect.poll(() => news('near-d')).toEqual({ count: 1, aborted: 1 })
})

it('lets go of all of them while another slide is jumped to', async () => {
  onTestFinished(mountLightbox(tilesWith(['b', 'c'], 'far'), 'a'))
  await expect.poll(() => news('far-c')).toEqual({ count: 1, aborted: 0 })
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await shows('q')
  await expect.poll(() => news('far-b')).toEqual({ count: 1, aborted: 1 })
  await expect.poll(() => news('far-c')).toEqual({ count: 1, aborted: 1 })
})

it('loads first where the visitor is going', async () => {
  const asked = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
  onTestFinished(() => asked.mockRestore())
  const tiles = [...'abcdefghijklmnopqrst'].map((id) => imageTile(id))
  const nameOf = new Map(tiles.map((tile) => [tile.image?.variants[0]?.src, tile.id]))
  onTestFinished(mountLightbox(tiles, 'h'))
  const order = () => asked.mock.calls.map(([src]) => nameOf.get(src) ?? '').join('')
  await expect.poll(order).toBe('hijkgfe')
  await userEvent.keyboard('{ArrowLeft}')
  await shows('g')
  // Those on both sides are there already: what is new lies ahead.
  await expect.poll(order).toBe('hijkgfegdh')
})

it('has them decoded before they are wanted', async () => {
  const decoded = vi.spyOn(HTMLImageElement.prototype, 'decode')
  onTestFinished(() => decoded.mockRestore())
  onTestFinished(mountLightbox(tilesWith([], 'none'), 'a'))
  // Of six neighbours.
  await expect.poll(() => decoded.mock.calls.length).toBeGreaterThanOrEqual(6)
  await Promise.all(decoded.mock.results.map(({ value }) => value))
})
