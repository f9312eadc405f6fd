import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEFAULT_LIGHTBOX } from '../../core/defaults'
import { LIGHTBOX_DURATION_MS } from '../../core/lightbox/constants'
import type { LightboxOptions, Tile } from '../../core/types'
import { prefer } from '../../testing/emulate'
import { mountLightbox, imageTile } from './testing/mount-lightbox'
import { expectNoViolations } from '../../testing/expect-no-violations'
import { wordsFromLeft } from '../../testing/words-from-left'
import { longIf } from '../../../../../scripts/test/test-tags.mjs'

/** 200 characters. */
const LONG_CAPTION =
  'A true and complete account of the manner in which the boats of the northern fleet were painted, numbered and named between the spring of 1911 and the autumn of 1938, with prints after drawings by him'

const tiles = ['a', 'b', 'c', 'd'].map((id) =>
  imageTile(id, { width: 3200, height: 2000, caption: LONG_CAPTION }),
)
const neverLoading = [imageTile('s', { src: '/slides/slow/access' }), ...tiles]
const broken = [imageTile('n', { src: '/nothing.png' }), ...tiles]

const dialog = () => document.querySelector('dialog')
const expectStatus = (value: string) => expect.poll(() => dialog()?.dataset['status']).toBe(value)
const expectTools = () =>
  expect.poll(() => dialog()?.querySelector('[data-control="share"]')).toBeTruthy()

function show(given: readonly Tile[] = tiles, options: Partial<LightboxOptions> = {}) {
  onTestFinished(mountLightbox(given, given[0]?.id, { ...DEFAULT_LIGHTBOX, ...options }))
}

async function open(options: Partial<LightboxOptions> = {}) {
  show(tiles, options)
  await expectStatus('open')
  await expectTools()
}

/** Every control is inside the viewport, at least 24 px wide and high, and not covered. */
function expectControlsReachable() {
  const controls = [...(dialog()?.querySelectorAll<HTMLElement>('[data-control]') ?? [])]
  expect(controls.length).toBeGreaterThan(3)
  for (const control of controls) {
    const { x, y, width, height, right, bottom } = control.getBoundingClientRect()
    const name = control.getAttribute('aria-label') ?? ''
    expect([x >= 0, y >= 0, right <= innerWidth, bottom <= innerHeight], name).toEqual(
      Array(4).fill(true),
    )
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(24)
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    expect(hit?.closest('[data-control]'), name).toBe(control)
  }
}

afterEach(async () => {
  vi.restoreAllMocks()
  document.documentElement.dir = ''
  await page.viewport(1280, 900)
})

describe('has no axe violations', () => {
  it('while an image loads', async () => {
    show(neverLoading)
    await expectStatus('loading')
    await expectNoViolations(dialog() ?? document)
  })

  it('open, without captions and with all options', async () => {
    await open({ captions: false, download: true, thumbnails: true })
    await expect.poll(() => document.querySelector('[data-thumbnails] button')).not.toBeNull()
    await expectNoViolations(dialog() ?? document)
  })

  it('zoomed', { tags: 'long' }, async () => {
    await open()
    await userEvent.keyboard('f')
    await expect.poll(() => dialog()?.dataset['zoomed']).toBe('true')
    await expectNoViolations(dialog() ?? document)
  })

  it('with an image that failed', { tags: 'long' }, async () => {
    show(broken)
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expectNoViolations(dialog() ?? document)
  })

  it('while the slideshow plays', { tags: 'long' }, async () => {
    await open()
    await page.getByRole('button', { name: 'Play slideshow' }).click()
    await expect.element(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible()
    await expectNoViolations(dialog() ?? document)
  })

  it('while closing', { tags: 'long' }, async () => {
    await open()
    const { setTimeout: start } = globalThis
    // Stops the timer that ends the closing.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) =>
      ms === LIGHTBOX_DURATION_MS ? 0 : start(work, ms)) as typeof setTimeout)
    await userEvent.keyboard('{Escape}')
    await expectStatus('closing')
    await expectNoViolations(dialog() ?? document)
  })

  it.each(['light', 'dark'])(
    'in a %s page that reads from right to left',
    { tags: 'long' },
    async (scheme) => {
      document.documentElement.dir = 'rtl'
      await prefer('prefers-color-scheme', scheme)
      await open({ thumbnails: true })
      await expectNoViolations(dialog() ?? document)
    },
  )
})

it('shows the position before the number of slides in a right-to-left page too', async () => {
  document.documentElement.dir = 'rtl'
  await open()
  const counter = dialog()?.querySelector('[data-counter]') ?? document.body
  expect(wordsFromLeft(counter)).toEqual(['1', '/', '4'])
})

describe('keeps everything reachable with a caption of 200 characters', () => {
  for (const [device, width, height] of [
    ['a small phone', 320, 640],
    ['a phone', 360, 740],
    ['a phone in landscape', 740, 360],
    ['a desktop at 400 %', 320, 256],
    ['a tablet', 768, 1024],
    ['a desktop', 1280, 800],
    ['a wide desktop', 1920, 1080],
  ] as const)
    it(`on ${device}`, longIf(device !== 'a phone'), async () => {
      await page.viewport(width, height)
      await open({ download: true, thumbnails: true })
      expectControlsReachable()
      const panel = document.querySelector('[data-panel]')?.getBoundingClientRect()
      expect(panel?.width).toBeGreaterThan(60)
      expect(panel?.right).toBeLessThanOrEqual(width)
      expect(panel?.bottom).toBeLessThanOrEqual(height)
      // A caption that is too long scrolls.
      const caption = document.querySelector('figcaption')
      caption?.scrollTo(0, caption.scrollHeight)
      const link = page.getByRole('link', { name: 'Read the article' }).element()
      const { x, y, width: wide, height: high } = link.getBoundingClientRect()
      expect(document.elementFromPoint(x + wide / 2, y + high / 2)).toBe(link)
      await expectNoViolations(dialog() ?? document)
    })

  it('with borders around controls and the slide in forced colours', async () => {
    await prefer('forced-colors', 'active')
    await open({ thumbnails: true })
    expectControlsReachable()
    expect(
      getComputedStyle(document.querySelector('[data-panel]') ?? document.body).borderStyle,
    ).toBe('solid')
  })

  it('without animations under reduced motion', async () => {
    await prefer('prefers-reduced-motion', 'reduce')
    await open({ thumbnails: true })
    await userEvent.keyboard('{ArrowRight}')
    expect(document.getAnimations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(dialog).toBeNull()
  })
})

it('is readable on a light page where the build has resolved the colours of the page for light', async () => {
  const page = document.documentElement
  const tokens = ['--tessera-ink', '--tessera-ink-muted']
  for (const token of tokens) page.style.setProperty(token, 'oklch(0.21 0.01 60)')
  onTestFinished(() => tokens.forEach((token) => page.style.removeProperty(token)))
  await open()
  const texts = dialog()?.querySelectorAll<HTMLElement>(
    'figcaption, [data-counter], [data-control]',
  )
  expect(texts?.length).toBeGreaterThan(3)
  for (const text of texts ?? []) {
    const lightness = /^oklch\(([\d.]+)/.exec(getComputedStyle(text).color)?.[1]
    expect(Number(lightness), text.outerHTML.slice(0, 80)).toBeGreaterThan(0.7)
  }
})
