import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GalleryIndex } from '../../../core/gallery-index'
import { INITIAL_STATE } from '../../../core/defaults'
import type { HoverEffect } from '../../../core/enumerations'
import { live } from '../../../testing/live'
import { renderLive } from '../../../testing/render'
import { partOf, imagedTile, standStill, tilesIn } from '../../../testing/show-tiles'
import { galleryOf } from '../../../testing/tiles'

const tiles = ['a', 'b', 'c', 'd'].map((id) => imagedTile(id))

async function showLive(hoverBox: HoverEffect = 'fade') {
  const gallery = galleryOf({ hoverBox })
  const source = new GalleryIndex(gallery, tiles)
  const container = await renderLive(
    live(gallery, { source, initialView: source.view(INITIAL_STATE) }),
  )
  // The keyboard is the page's from its first click.
  await page.getByRole('heading', { name: 'Work' }).click()
  const [big = container, wide = container] = tilesIn(container)
  return { big, wide }
}

async function isShown(tile: HTMLElement) {
  await standStill()
  return getComputedStyle(partOf(tile, '[data-hover-box]')).opacity === '1'
}

/** What listens comes a moment after the page: until then the key says nothing. */
const dismiss = (tile: HTMLElement) =>
  expect
    .poll(async () => {
      await userEvent.keyboard('{Escape}')
      return isShown(tile)
    })
    .toBe(false)

test.each(['fade', 'slide-top', 'slide-left', 'flip', 'zoom'] as const)(
  '%s: Escape takes the words off the image until the pointer leaves the tile',
  async (hoverBox) => {
    const { big, wide } = await showLive(hoverBox)
    await userEvent.hover(big)
    expect(await isShown(big)).toBe(true)
    await dismiss(big)
    const { right, top } = big.getBoundingClientRect()
    // No icon is left behind: the whole tile leads to the article.
    expect(document.elementFromPoint(right - 20, top + 20)).toBe(partOf(big, 'h3 > a'))
    await userEvent.hover(wide)
    expect(await isShown(wide)).toBe(true)
    await userEvent.hover(big)
    expect(await isShown(big)).toBe(true)
  },
)

test.each(['fade', 'slide-top', 'flip'] as const)(
  '%s: the focus stays in sight, and brings the words back where it goes next',
  async (hoverBox) => {
    const { big } = await showLive(hoverBox)
    partOf(big, 'h3 > a').focus()
    await userEvent.keyboard('{Shift}')
    expect(await isShown(big)).toBe(true)
    await dismiss(big)
    expect(getComputedStyle(partOf(big, 'article'), '::after').outlineStyle).toBe('solid')
    await userEvent.tab()
    expect(document.activeElement).toBe(partOf(big, '[data-zoom]'))
    expect(await isShown(big)).toBe(true)
  },
)

test('an open menu has the key first', async () => {
  const { big } = await showLive()
  await page.getByRole('button', { name: /^Year/ }).click()
  await userEvent.hover(big)
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector(':popover-open')).toBeNull()
  expect(await isShown(big)).toBe(true)
  await dismiss(big)
})
