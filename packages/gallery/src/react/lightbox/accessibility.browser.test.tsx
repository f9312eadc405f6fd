import axe from 'axe-core'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEFAULT_LIGHTBOX } from '../../core/defaults'
import { LIGHTBOX_DURATION_MS } from '../../core/lightbox/constants'
import type { LightboxOptions, Tile } from '../../core/types'
import { prefer } from '../../testing/emulate'
import { mountLightbox, imageTile } from './testing/mount-lightbox'

/** Two hundred characters. */
const LONG =
  'A true and complete account of the manner in which the boats of the northern fleet were painted, numbered and named between the spring of 1911 and the autumn of 1938, with text covers after drawings by him'

const tiles = ['a', 'b', 'c', 'd'].map((id) =>
  imageTile(id, { width: 3200, height: 2000, caption: LONG }),
)
const stuck = [imageTile('s', { src: '/slides/slow/access' }), ...tiles]
const broken = [imageTile('n', { src: '/nothing.png' }), ...tiles]

const dialog = () => document.querySelector('dialog')
const status = (value: string) => expect.poll(() => dialog()?.dataset['status']).toBe(value)
const tools = () =>
  expect.poll(() => dialog()?.querySelector('[data-control="share"]')).toBeTruthy()

function show(given: readonly Tile[] = tiles, options: Partial<LightboxOptions> = {}) {
  onTestFinished(mountLightbox(given, given[0]?.id, { ...DEFAULT_LIGHTBOX, ...options }))
}

async function open(options: Partial<LightboxOptions> = {}) {
  show(tiles, options)
  await status('open')
  await tools()
}

async function expectNoViolations() {
  for (const animation of document.getAnimations()) animation.finish()
  const { violations } = await axe.run(dialog() ?? document)
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
}

/** Everything that can be pressed lies within the window, 24 px at least, and nothing lies over it. */
function expectAllInReach() {
  const controls = [...(dialog()?.querySelectorAll<HTMLElement>('[data-control]') ?? [])]
  expect(controls.length).toBeGreaterThan(3)
  for (const control of controls) {
    const { x, y, width, height, right, bottom } = control.getBoundingClientRect()
    const name = control.getAttribute('aria-label') ?? ''
    expect([x >= 0, y >= 0, right <= innerWidth, bottom <= innerHeight], name).toEqual(
      Array(4).fill(true),
    )
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(24)
    const met = document.elementFromPoint(x + width / 2, y + height / 2)
    expect(met?.closest('[data-control]'), name).toBe(control)
  }
}

afterEach(async () => {
  vi.restoreAllMocks()
  document.documentElement.dir = ''
  await page.viewport(1280, 900)
})

describe('axe has nothing to say', () => {
  it('while it loads', async () => {
    show(stuck)
    await status('loading')
    await expectNoViolations()
  })

  it('open, without captions, and with all an editor can ask for', async () => {
    await open({ captions: false, download: true, thumbnails: true })
    await expect.poll(() => document.querySelector('[data-thumbnails] button')).not.toBeNull()
    await expectNoViolations()
  })

  it('zoomed', async () => {
    await open()
    await userEvent.keyboard('f')
    await expect.poll(() => dialog()?.dataset['zoomed']).toBe('true')
    await expectNoViolations()
  })

  it('of an image that failed', async () => {
    show(broken)
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expectNoViolations()
  })

  it('while the slideshow plays', async () => {
    await open()
    await page.getByRole('button', { name: 'Play slideshow' }).click()
    await expect.element(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible()
    await expectNoViolations()
  })

  it('while it closes', async () => {
    await open()
    const { setTimeout: start } = globalThis
    // Its clock is stopped, so that it goes on closing.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) =>
      ms === LIGHTBOX_DURATION_MS ? 0 : start(work, ms)) as typeof setTimeout)
    await userEvent.keyboard('{Escape}')
    await status('closing')
    await expectNoViolations()
  })

  it.each(['light', 'dark'])('in a %s page that reads from right to left', async (scheme) => {
    document.documentElement.dir = 'rtl'
    await prefer('prefers-color-scheme', scheme)
    await open({ thumbnails: true })
    await expectNoViolations()
  })
})

describe('everything is in reach, with words of 200 characters', () => {
  it.each([
    ['a small phone', 320, 640],
    ['a phone', 360, 740],
    ['a phone on its side', 740, 360],
    ['a desk at 400 %', 320, 256],
    ['a tablet', 768, 1024],
    ['a desk', 1280, 800],
    ['a wide desk', 1920, 1080],
  ])('on %s', async (_, width, height) => {
    await page.viewport(width, height)
    await open({ download: true, thumbnails: true })
    expectAllInReach()
    const sheet = document.querySelector('[data-panel]')?.getBoundingClientRect()
    expect(sheet?.width).toBeGreaterThan(60)
    expect(sheet?.right).toBeLessThanOrEqual(width)
    expect(sheet?.bottom).toBeLessThanOrEqual(height)
    // All of the words, by scrolling where they are more than there is room for.
    const words = document.querySelector('figcaption')
    words?.scrollTo(0, words.scrollHeight)
    const link = page.getByRole('link', { name: 'Read the article' }).element()
    const { x, y, width: wide, height: high } = link.getBoundingClientRect()
    expect(document.elementFromPoint(x + wide / 2, y + high / 2)).toBe(link)
    await expectNoViolations()
  })

  it('in forced colours every control and the frame stand out', async () => {
    await prefer('forced-colors', 'active')
    await open({ thumbnails: true })
    expectAllInReach()
    expect(
      getComputedStyle(document.querySelector('[data-panel]') ?? document.body).borderStyle,
    ).toBe('solid')
  })

  it('under reduced motion nothing glides', async () => {
    await prefer('prefers-reduced-motion', 'reduce')
    await open({ thumbnails: true })
    await userEvent.keyboard('{ArrowRight}')
    expect(document.getAnimations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(dialog).toBeNull()
  })
})
