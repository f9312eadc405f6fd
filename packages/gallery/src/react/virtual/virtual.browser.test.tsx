import type {} from '@vitest/browser-playwright'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GalleryIndex } from '../../core/gallery-index'
import { INITIAL_STATE } from '../../core/defaults'
import { hydrate, renderLive, renderStatic } from '../../testing/render'
import { galleryOf, groupOf, tileOf } from '../../testing/tiles/tiles'
import { Lightbox } from '../lightbox/Lightbox'
import { LiveGallery } from '../client/live/LiveGallery'
import type { GallerySource } from '../store/gallery-source'
import type { Gallery } from '../../core/types'
import { expectNoViolations } from '../../testing/expect-no-violations'
import { longIf } from '../../../../../scripts/test/test-tags.mjs'

const groups = [groupOf('topic', ['print', 'photo'])]
const all = galleryOf({ groups })
const endless = galleryOf({ groups, paging: { kind: 'endless', size: 24 } })
const tiles = Array.from({ length: 2_000 }, (_, i) =>
  tileOf(`t${i}`, { topic: [i % 8 === 5 ? 'print' : 'photo'] }),
)

const liveGallery = (gallery: Gallery, count: number, range?: GallerySource['range']) => {
  const index = new GalleryIndex(gallery, tiles.slice(0, count))
  const source: GallerySource = range ? { view: (state) => index.view(state), range } : index
  return (
    <LiveGallery
      gallery={gallery}
      source={source}
      initialSearch=""
      initialView={index.view(INITIAL_STATE)}
    />
  )
}
const renderGallery = (...args: Parameters<typeof liveGallery>) => renderLive(liveGallery(...args))
afterEach(() => {
  scrollTo(0, 0)
  history.replaceState(null, '', location.pathname)
})

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tile]')].map(({ dataset }) => dataset['tile'])
const grid = () => document.querySelector('[data-grid]') as HTMLElement
const selectOption = (name: string) =>
  page.getByRole('link', { name: new RegExp(`^(\\w+: )?${name}, `) }).click()
const idsWhere = (isShown: (i: number) => boolean, count: number) =>
  tiles.flatMap(({ id }, i) => (i < count && isShown(i) ? [id] : []))

test(
  'all tiles of a large page are rendered after a while, in reading order',
  { tags: 'long' },
  async () => {
    await renderGallery(all, 400)
    expect(shown()).toHaveLength(400)
    await selectOption('Print')
    await expect.poll(shown).toEqual(idsWhere((i) => i % 8 === 5, 400))
    await selectOption('All')
    await expect.poll(() => shown()[0]).toBe('t0')
    expect(shown().length).toBeLessThan(400)
    const height = grid().offsetHeight
    await expect.poll(shown).toEqual(idsWhere(() => true, 400))
    expect(grid().offsetHeight).toBe(height)
  },
)

test(
  'tiles get explicit rectangles before the first filter, and none moves',
  { tags: 'long' },
  async () => {
    const gallery = liveGallery(all, 300)
    const container = renderStatic(gallery)
    const rects = () =>
      [...grid().children].map((tile) => {
        const { x, y, width, height } = tile.getBoundingClientRect()
        return [x, y, width, height]
      })
    const before = rects()
    const expectUnmoved = (isExamined: (rect: readonly number[]) => boolean) =>
      rects().forEach((rect, i) => {
        const old = before[i] ?? []
        if (!isExamined(old)) return
        rect.forEach((value, j) => expect(Math.abs(value - (old[j] ?? 0))).toBeLessThan(0.6))
      })
    await hydrate(container, gallery)
    await expect.poll(() => grid().dataset['explicit']).toBe('')
    expectUnmoved(([, y = 0]) => y < innerHeight)
    await expect.poll(() => grid().querySelectorAll('[style*="inset"]').length).toBe(300)
    expectUnmoved(() => true)
    await selectOption('Print')
    await expect.poll(shown).toEqual(idsWhere((i) => i % 8 === 5, 300))
  },
)

test(
  'a tile that was focused before hydration keeps the focus, far below the viewport too',
  { tags: 'long' },
  async () => {
    const gallery = liveGallery(all, 300)
    const container = renderStatic(gallery)
    const last = container.querySelector<HTMLElement>('[data-tile="t299"] a')
    last?.focus({ preventScroll: true })
    await hydrate(container, gallery)
    await new Promise((resolve) => requestIdleCallback(resolve))
    expect(document.activeElement).toBe(last)
    expect(last?.checkVisibility()).toBe(true)
  },
)

test('an endless gallery has its full height and renders only the tiles near the viewport', async () => {
  await renderGallery(endless, 2_000)
  expect(shown()[0]).toBe('t0')
  expect(shown().length).toBeLessThan(60)
  const height = grid().offsetHeight
  scrollTo(0, height / 2)
  await expect.poll(() => document.querySelector('[aria-posinset="1001"]')).not.toBeNull()
  expect(shown()).not.toContain('t0')
  expect(document.querySelector('[data-tile]')?.getAttribute('aria-setsize')).toBe('2000')
  expect(grid().offsetHeight).toBe(height)
})

for (const layout of ['mosaic', 'masonry', 'justified'] as const) {
  test(
    `the URL of a page of an endless ${layout} scrolls to it, and nothing seems to move`,
    longIf(layout !== 'mosaic'),
    async () => {
      const gallery = { ...endless, layout }
      const index = new GalleryIndex(gallery, tiles)
      history.replaceState(null, '', '?work.page=30')
      const { search } = location
      const element = (
        <LiveGallery
          gallery={gallery}
          source={index}
          initialSearch={search}
          initialView={index.view({ ...INITIAL_STATE, page: 30 })}
        />
      )
      const container = renderStatic(element)
      const first = () => document.querySelector('[data-tile="t696"]')
      const height = grid().offsetHeight
      first()?.scrollIntoView()
      const before = first()?.getBoundingClientRect().top
      await hydrate(container, element)
      const moved = () => Math.abs((first()?.getBoundingClientRect().top ?? 0) - (before ?? 0))
      await expect.poll(moved).toBeLessThan(1)
      expect(first()?.getAttribute('aria-posinset')).toBe('697')
      scrollBy(0, -400)
      await expect.poll(() => document.querySelector('[aria-posinset="695"]')).not.toBeNull()
      // The reserved height is an estimate from the shown tiles. Back needs no more.
      expect(Math.abs(grid().offsetHeight / height - 1)).toBeLessThan(0.1)
    },
  )
}

test.each([400, 700, 1000])('reserves its height before hydration, %i px wide', async (width) => {
  const index = new GalleryIndex(endless, tiles)
  const element = (
    <LiveGallery
      gallery={endless}
      source={index}
      initialSearch=""
      initialView={index.view(INITIAL_STATE)}
    />
  )
  const container = renderStatic(element)
  container.style.width = `${width}px`
  const height = grid().offsetHeight
  await hydrate(container, element)
  expect(Math.abs(grid().offsetHeight - height)).toBeLessThan(2)
})

test(
  'Tab moves through tiles that were not rendered, without leaving one out',
  { tags: 'long' },
  async () => {
    await renderGallery(endless, 2_000)
    document.querySelector<HTMLElement>('[data-zoom]')?.focus()
    const walked = new Set<string | undefined>()
    for (let step = 0; step < 80; step++) {
      walked.add(document.activeElement?.closest<HTMLElement>('[data-tile]')?.dataset['tile'])
      await userEvent.keyboard('{Tab}')
    }
    expect([...walked]).toEqual(tiles.slice(0, walked.size).map(({ id }) => id))
    expect(walked.size).toBeGreaterThan(35)
  },
)

test('a tile far down opens before the server answers', async () => {
  const index = new GalleryIndex(endless, tiles)
  const source: GallerySource = {
    view: (state) => (state.openTileId === null ? index.view(state) : new Promise(() => undefined)),
    range: (state, from, to) => index.range(state, from, to),
  }
  await renderLive(
    <LiveGallery
      gallery={endless}
      source={source}
      initialSearch=""
      initialView={index.view(INITIAL_STATE)}
      lightbox={Lightbox}
    />,
  )
  scrollTo(0, grid().offsetHeight / 2)
  await expect.poll(() => document.querySelector('[aria-posinset="1001"]')).not.toBeNull()
  document.querySelector<HTMLElement>('[aria-posinset="1001"] [data-zoom]')?.click()
  await expect.element(page.getByRole('dialog', { name: 'Title t1000' })).toBeVisible()
  expect(document.querySelector('[data-counter]')?.textContent).toBe('1,001 / 2,000')
})

test('the focused tile stays rendered while the page is scrolled away', async () => {
  await renderGallery(endless, 2_000)
  const link = document.querySelector<HTMLElement>('[data-tile="t1"] [data-zoom]')
  link?.focus()
  scrollTo(0, grid().offsetHeight / 2)
  await expect.poll(() => document.querySelector('[aria-posinset="1001"]')).not.toBeNull()
  expect(document.activeElement).toBe(link)
})

test('loading tiles have placeholders, and failed requests are repeated', async () => {
  const index = new GalleryIndex(endless, tiles)
  let fails = true
  const container = await renderGallery(endless, 2_000, async (state, from, to) => {
    if (fails) throw new Error('offline')
    return index.range(state, from, to)
  })
  scrollTo(0, grid().offsetHeight / 2)
  await expect.poll(() => document.querySelectorAll('[data-pending]').length).toBeGreaterThan(0)
  const message = page.getByText('The gallery could not be updated.')
  await expect.element(message).toBeInTheDocument()
  await expectNoViolations(container)
  fails = false
  scrollBy(0, 100)
  await expect.poll(() => document.querySelector('[data-pending]')).toBeNull()
  await expect.element(message).not.toBeInTheDocument()
})

test(
  'the zoom link of a tile rendered for an older filter has the current one',
  { tags: 'long' },
  async () => {
    await renderGallery(all, 400)
    await selectOption('Print')
    await expect.poll(() => document.querySelector('[data-tile="t0"]')).toBeNull()
    const zoom = document.querySelector<HTMLElement>('[data-tile="t13"] [data-zoom]')
    zoom?.focus()
    expect(zoom?.getAttribute('href')).toBe('?work.topic=print&work.view=t13')
  },
)

for (const direction of ['ltr', 'rtl']) {
  test(
    `explicit rectangles equal those of the style sheet, ${direction}`,
    { tags: 'long' },
    async () => {
      const gallery = liveGallery(all, 240)
      const container = renderStatic(gallery)
      container.dir = direction
      const rects = () =>
        [...document.querySelectorAll('[data-tile]')].map((tile) => {
          const { x, y, width, height } = tile.getBoundingClientRect()
          return [x, y, width, height].map(Math.round)
        })
      const byStyleSheet = rects()
      await hydrate(container, gallery)
      await selectOption('Print')
      await expect.poll(() => shown().length).toBe(30)
      await selectOption('All')
      await expect.poll(() => shown().length).toBe(240)
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
      expect(rects()).toEqual(byStyleSheet)
    },
  )
}

test('an endless gallery has no axe violations', async () => {
  const container = await renderGallery(endless, 2_000)
  await expectNoViolations(container)
})
