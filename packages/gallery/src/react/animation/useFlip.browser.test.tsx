import type {} from '@vitest/browser-playwright'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { GalleryIndex } from '../../core/gallery-index'
import { INITIAL_STATE } from '../../core/defaults'
import { renderLive } from '../../testing/render'
import { galleryOf, tileOf, twelveTiles } from '../../testing/tiles/tiles'
import { LiveGallery } from '../client/live/LiveGallery'
import { longIf } from '../../../../../scripts/test/test-tags.mjs'

const gallery = galleryOf()
const render = (tiles = twelveTiles) => {
  const source = new GalleryIndex(gallery, tiles)
  return renderLive(
    <LiveGallery
      gallery={gallery}
      source={source}
      initialSearch=""
      initialView={source.view(INITIAL_STATE)}
    />,
  )
}
const image = {
  alt: '',
  width: 40,
  height: 30,
  focalPoint: { x: 0.5, y: 0.5 },
  thumbHash: null,
  caption: null,
  variants: [
    {
      type: 'image/png',
      width: 40,
      src: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    },
  ],
} as const
const images = twelveTiles.map((tile) => ({ ...tile, image, textCover: null }))
const option = (name: string) => page.getByRole('link', { name: new RegExp(`^(\\w+: )?${name}, `) })
const tile = (id: string) => document.querySelector(`[data-tile="${id}"]`) as HTMLElement
const centre = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
const moving = () => document.getAnimations().filter(({ id }) => id === 'tessera-animation')
/** Pauses the moving tiles at a time in ms, to compare positions. */
const freeze = (time: number) => {
  for (const animation of moving()) {
    animation.pause()
    animation.currentTime = time
  }
}
/** Waits for the animation: the view follows the pressed option by a frame. */
const selectOption = async (name: string) => {
  const before = moving()
  await option(name).first().click()
  await expect.poll(() => moving().some((one) => !before.includes(one))).toBe(true)
}
/** 1: normal speed. */
const setPlaybackRate = (playbackRate: number) =>
  cdp().send('Animation.setPlaybackRate', { playbackRate })
const settle = async () => {
  await setPlaybackRate(1)
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  await setPlaybackRate(SLOW)
}
/** So slow that a busy machine sees an animation before it ends. */
const SLOW = 0.02

beforeEach(async () => {
  await cdp().send('Animation.enable')
  await setPlaybackRate(SLOW)
})
afterEach(() => setPlaybackRate(1))

for (const direction of ['ltr', 'rtl']) {
  test(
    `tiles start at their old positions and end at the new ones, ${direction}`,
    longIf(direction === 'rtl'),
    async () => {
      const container = await render()
      container.dir = direction
      const before = centre(tile('t4'))
      await selectOption('Print')
      freeze(0)
      const start = centre(tile('t4'))
      const header = document.querySelector('[data-grid]')?.getBoundingClientRect().top ?? 0
      expect(start.x).toBeCloseTo(before.x, 0)
      for (const animation of moving()) animation.cancel()
      const end = centre(tile('t4'))
      expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeGreaterThan(10)
      expect(header).toBeGreaterThan(0)
    },
  )
}

test('a change during an animation starts from where the tiles are', async () => {
  await render()
  await selectOption('Print')
  freeze(120)
  const halfway = centre(tile('t7'))
  const top = document.querySelector('[data-grid]')?.getBoundingClientRect().top ?? 0
  await selectOption('All')
  freeze(0)
  const shift = (document.querySelector('[data-grid]')?.getBoundingClientRect().top ?? 0) - top
  const continued = centre(tile('t7'))
  expect(continued.x).toBeCloseTo(halfway.x, 0)
  expect(continued.y - shift).toBeCloseTo(halfway.y, 0)
})

test('removed tiles fade out in an inert layer, which is removed at the end', async () => {
  await render()
  await selectOption('Print')
  const layer = document.querySelector('[data-exit-layer]')
  expect(layer?.matches('[inert][aria-hidden="true"]')).toBe(true)
  expect(document.querySelectorAll('[data-tile]')).toHaveLength(4)
  await settle()
  expect(document.querySelector('[data-exit-layer]')).toBeNull()
  expect(moving()).toEqual([])
})

test('removed tiles are gone within 120 ms, before the others move; after 400 ms all is still', async () => {
  await render()
  await selectOption('Print')
  const [exit] = document.querySelector('[data-exit-layer]')?.getAnimations() ?? []
  const exitEnd = Number(exit?.effect?.getComputedTiming().endTime)
  expect(exitEnd).toBeLessThanOrEqual(120)
  expect(moving().length).toBeGreaterThan(0)
  for (const { effect } of moving()) {
    const { delay, endTime } = effect?.getComputedTiming() ?? {}
    expect(delay).toBeGreaterThanOrEqual(exitEnd)
    expect(Number(endTime)).toBeLessThanOrEqual(380)
  }
})

test('corners stay round while tiles of another size move', async () => {
  const container = await render(images)
  container.style.setProperty('--tessera-radius', '8px')
  await selectOption('Print')
  let scaled = 0
  for (const time of [0, 120, 200, 300]) {
    freeze(time)
    for (const { effect } of moving()) {
      const box = effect instanceof KeyframeEffect ? effect.target : null
      if (!box) continue
      // An ellipse has corners of another shape: width and height have one factor, and nothing within has its own.
      for (const part of [box, ...box.querySelectorAll('*')]) {
        const { a, b, c, d } = new DOMMatrix(getComputedStyle(part).transform)
        expect([a, b, c]).toEqual([d, 0, 0])
        if (a !== 1) scaled += 1
      }
    }
  }
  expect(scaled).toBeGreaterThan(0)
})

test('without removed tiles, the others move at once', { tags: 'long' }, async () => {
  await render()
  await selectOption('Print')
  await settle()
  await selectOption('All')
  for (const { effect } of moving()) expect(effect?.getComputedTiming().delay).toBe(0)
})

for (const [width, title] of [
  [358, 'Work'],
  [1160, 'Selected prints, books and posters'],
] as const) {
  test(`active filters do not move the tiles, ${width} px wide`, async () => {
    const source = new GalleryIndex({ ...gallery, title }, twelveTiles)
    const container = await renderLive(
      <LiveGallery
        gallery={{ ...gallery, title }}
        source={source}
        initialSearch=""
        initialView={source.view(INITIAL_STATE)}
      />,
    )
    container.style.inlineSize = `${width}px`
    const top = () => document.querySelector('[data-grid]')?.getBoundingClientRect().top
    const before = top()
    await selectOption('Print')
    expect(document.querySelectorAll('[data-active-filters] a')).toHaveLength(2)
    expect(top()).toBe(before)
  })
}

test('nothing moves under reduced motion', async () => {
  const prefer = async (value: string) => {
    const features = [{ name: 'prefers-reduced-motion', value }]
    await cdp().send('Emulation.setEmulatedMedia', { features })
  }
  await prefer('reduce')
  onTestFinished(() => prefer(''))
  await render()
  await option('Print').click()
  await expect.poll(() => document.querySelectorAll('[data-tile]').length).toBe(4)
  expect(moving()).toEqual([])
  expect(document.querySelector('[data-exit-layer]')).toBeNull()
})

const isTextVisible = (id: string) => tile(id).querySelector('[data-icons] a')?.checkVisibility()

test('the text of moving tiles is hidden until they arrive', { tags: 'long' }, async () => {
  await render(images)
  await selectOption('Print')
  expect(isTextVisible('t4')).toBe(false)
  await settle()
  await expect.poll(() => isTextVisible('t4')).toBe(true)
  expect(document.querySelector('[data-moving]')).toBeNull()
})

test('a pressed key shows the text of moving tiles at once', async () => {
  await render(images)
  await selectOption('Print')
  expect(isTextVisible('t4')).toBe(false)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  expect(isTextVisible('t4')).toBe(true)
})

test('many removed tiles start to fade before the others move', { tags: 'long' }, async () => {
  const many = Array.from({ length: 60 }, (_, i) =>
    tileOf(`m${i}`, { topic: [i % 3 ? 'book' : 'print'] }),
  )
  const container = await render(many)
  container.style.setProperty('--tessera-row-height', '60px')
  const fading = () =>
    many.filter(({ id }) =>
      tile(id)
        ?.getAnimations()
        .some(({ effect }) => effect),
    ).length
  await selectOption('Book')
  await settle()
  document.querySelector<HTMLElement>('[data-option="print"]')?.click()
  const counts: number[] = []
  while (document.querySelectorAll('[data-tile]').length === 40) {
    counts.push(fading())
    await new Promise(requestAnimationFrame)
  }
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(16)
})

test('removing many tiles does not lay out the page once per tile', { tags: 'long' }, async () => {
  const many = Array.from({ length: 120 }, (_, i) =>
    tileOf(`m${i}`, { topic: [i % 2 ? 'book' : 'print'] }),
  )
  const container = await render(many)
  container.style.setProperty('--tessera-row-height', '30px')
  await selectOption('Book')
  await settle()
  await selectOption('Print')
  await settle()
  await cdp().send('Performance.enable')
  const { metrics: before } = await cdp().send('Performance.getMetrics')
  await selectOption('Book')
  const { metrics: after } = await cdp().send('Performance.getMetrics')
  const layouts = (metrics: typeof before) =>
    metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0
  expect(layouts(after) - layouts(before)).toBeLessThan(20)
})
