import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GalleryIndex } from '../../../core/gallery-index'
import { INITIAL_STATE } from '../../../core/defaults'
import type { HoverEffect } from '../../../core/enumerations'
import { live } from '../../../testing/live'
import { renderLive } from '../../../testing/render'
import { findIn, tileWithImage, finishAnimations, tilesIn } from '../../../testing/tiles/show-tiles'
import { galleryOf } from '../../../testing/tiles/tiles'
import { Lightbox } from '../../lightbox/Lightbox'
import { longIf } from '../../../../../../scripts/test/test-tags.mjs'

const tiles = ['a', 'b', 'c', 'd'].map((id) => tileWithImage(id))

async function showLive(hoverBox: HoverEffect = 'fade') {
  const gallery = galleryOf({ hoverBox })
  const source = new GalleryIndex(gallery, tiles)
  const container = await renderLive(
    live(gallery, { source, initialView: source.view(INITIAL_STATE), lightbox: Lightbox }),
  )
  // After a click, the page receives keyboard events.
  await page.getByRole('heading', { name: 'Work' }).click()
  const [big = container, wide = container] = tilesIn(container)
  return { big, wide }
}

async function isShown(tile: HTMLElement) {
  await finishAnimations()
  return getComputedStyle(findIn(tile, '[data-hover-box]')).opacity === '1'
}

async function dismiss(tile: HTMLElement) {
  await userEvent.keyboard('{Escape}')
  expect(await isShown(tile)).toBe(false)
}

for (const hoverBox of ['fade', 'slide-top', 'slide-left', 'flip', 'zoom'] as const)
  test(
    `${hoverBox}: Escape hides the hover box until the pointer leaves the tile`,
    longIf(hoverBox !== 'fade'),
    async () => {
      const { big, wide } = await showLive(hoverBox)
      await userEvent.hover(big)
      expect(await isShown(big)).toBe(true)
      await dismiss(big)
      const { right, top } = big.getBoundingClientRect()
      // The icons are gone too: the whole tile links to the article.
      expect(document.elementFromPoint(right - 20, top + 20)).toBe(findIn(big, 'h3 > a'))
      await userEvent.hover(wide)
      expect(await isShown(wide)).toBe(true)
      await userEvent.hover(big)
      expect(await isShown(big)).toBe(true)
    },
  )

for (const hoverBox of ['fade', 'slide-top', 'flip'] as const)
  test(
    `${hoverBox}: the focus stays visible after Escape, and moving it shows the hover box again`,
    longIf(hoverBox !== 'fade'),
    async () => {
      const { big } = await showLive(hoverBox)
      findIn(big, 'h3 > a').focus()
      await userEvent.keyboard('{Shift}')
      expect(await isShown(big)).toBe(true)
      await dismiss(big)
      expect(getComputedStyle(findIn(big, 'article'), '::after').outlineStyle).toBe('solid')
      await userEvent.tab()
      expect(document.activeElement).toBe(findIn(big, '[data-zoom]'))
      expect(await isShown(big)).toBe(true)
    },
  )

test('Escape closes an open menu first', async () => {
  const { big } = await showLive()
  await page.getByRole('button', { name: /^Year/ }).click()
  await userEvent.hover(big)
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector(':popover-open')).toBeNull()
  expect(await isShown(big)).toBe(true)
  await dismiss(big)
})

const pressEscape = (options: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...options }),
  )

/**
 * Presses Escape in the frame in which a lightbox opens, before it is modal.
 * @returns whether the press hides the hover box of a tile; a pointer that leaves the tile shows it again
 */
function escapeWhileOpening(tile: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector('dialog[data-opening]')
      if (!dialog || dialog.matches(':modal')) return
      observer.disconnect()
      pressEscape()
      resolve(tile.hasAttribute('data-dismissed'))
    })
    observer.observe(document, { subtree: true, attributeFilter: ['data-opening'] })
    onTestFinished(() => observer.disconnect())
  })
}

test(
  'Escape closes a lightbox that is not modal yet, and hides no hover box',
  { tags: 'long' },
  async () => {
    const { big } = await showLive()
    await userEvent.hover(big)
    const hidden = escapeWhileOpening(big)
    findIn(big, '[data-zoom]').click()
    expect(await hidden).toBe(false)
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
    await dismiss(big)
  },
)

test(
  'an Escape that is held after it has closed a lightbox hides no hover box',
  { tags: 'long' },
  async () => {
    const { big } = await showLive()
    await userEvent.hover(big)
    findIn(big, '[data-zoom]').click()
    await expect.poll(() => document.querySelector('dialog:modal')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
    pressEscape({ repeat: true })
    expect(big.hasAttribute('data-dismissed')).toBe(false)
    await dismiss(big)
  },
)
