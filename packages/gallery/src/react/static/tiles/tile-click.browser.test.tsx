import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DEFAULT_LIGHTBOX } from '../../../core/defaults'
import { TILE_CLICKS, type HoverEffect } from '../../../core/enumerations'
import type { Gallery, Tile } from '../../../core/types'
import { prefer } from '../../../testing/emulate'
import {
  findIn,
  tileWithImage,
  showTiles,
  finishAnimations,
  tilesIn,
} from '../../../testing/tiles/show-tiles'
import { tileOf } from '../../../testing/tiles/tiles'
import { expectNoViolations } from '../../../testing/expect-no-violations'
import { longIf } from '../../../../../../scripts/test/test-tags.mjs'

const tiles: readonly Tile[] = [tileWithImage('a'), tileOf('b'), tileWithImage('c'), tileOf('d')]

const EFFECTS: readonly HoverEffect[] = ['none', 'fade', 'slide-top', 'slide-left', 'flip']

async function show(settings: Partial<Gallery>) {
  const container = showTiles(tiles, settings)
  // The whole first tile is in the viewport.
  container.style.setProperty('--tessera-row-height', '240px')
  const [first = container, textCover = container] = tilesIn(container)
  await userEvent.hover(first)
  await finishAnimations()
  return { container, first, textCover }
}

/** The element that a click on the middle of an element hits. */
function hitAt(target: HTMLElement): Element | null {
  const { x, y, width, height } = target.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 12))
}

/** The element that a click on a tile hits beside its text and icons: a quarter of its size from its upper corner. */
function hitNextTo(tile: HTMLElement): Element | null {
  const { x, y, width, height } = tile.getBoundingClientRect()
  return document.elementFromPoint(x + width / 4, y + height / 4)
}

describe('a click on a tile', () => {
  for (const hoverBox of EFFECTS)
    test(`${hoverBox}: opens the article by default`, longIf(hoverBox !== 'fade'), async () => {
      const { first } = await show({ hoverBox })
      expect(hitNextTo(first)).toBe(findIn(first, 'h3 > a'))
    })

  for (const hoverBox of EFFECTS)
    test(
      `${hoverBox}: opens the lightbox if set; the title still links to the article`,
      longIf(hoverBox !== 'fade'),
      async () => {
        const { first, textCover } = await show({ hoverBox, tileClick: 'lightbox' })
        expect(hitNextTo(first)).toBe(findIn(first, '[data-zoom]'))
        expect(hitAt(findIn(first, 'h3'))).toBe(findIn(first, 'h3 > a'))
        if (hoverBox !== 'none')
          expect(hitAt(findIn(first, '[data-link]'))).toBe(findIn(first, '[data-link]'))
        await userEvent.hover(textCover)
        await finishAnimations()
        expect(hitNextTo(textCover)).toBe(findIn(textCover, '[data-zoom]'))
        expect(hitAt(findIn(textCover, 'h3'))).toBe(findIn(textCover, 'h3 > a'))
      },
    )

  for (const hoverBox of EFFECTS)
    test(
      `${hoverBox}: does nothing if set; title and icons are still links`,
      longIf(hoverBox !== 'fade'),
      async () => {
        const { first, textCover } = await show({ hoverBox, tileClick: 'nothing' })
        expect(hitNextTo(first)?.closest('a')).toBeNull()
        expect(hitAt(findIn(first, 'h3'))).toBe(findIn(first, 'h3 > a'))
        expect(hitAt(findIn(first, '[data-zoom]'))).toBe(findIn(first, '[data-zoom]'))
        await userEvent.hover(textCover)
        await finishAnimations()
        expect(hitNextTo(textCover)?.closest('a')).toBeNull()
        expect(hitAt(findIn(textCover, 'h3'))).toBe(findIn(textCover, 'h3 > a'))
      },
    )

  test('opens the article when the gallery has no lightbox', async () => {
    const { first } = await show({ tileClick: 'lightbox', lightbox: null })
    expect(hitNextTo(first)).toBe(findIn(first, 'h3 > a'))
  })

  test('opens the lightbox in a list', async () => {
    const { first } = await show({ layout: 'list', tileClick: 'lightbox' })
    expect(hitNextTo(first)).toBe(findIn(first, '[data-zoom]'))
    expect(hitAt(findIn(first, 'h3'))).toBe(findIn(first, 'h3 > a'))
  })
})

describe.each(TILE_CLICKS)('%s', (tileClick) => {
  test('Tab focuses the title, then the zoom link, each with a focus ring', async () => {
    const { first } = await show({ tileClick })
    await userEvent.tab()
    expect(document.activeElement).toBe(findIn(first, 'h3 > a'))
    expect(getComputedStyle(findIn(first, 'h3 > a'), '::after').outlineStyle).toBe('solid')
    await userEvent.tab()
    expect(document.activeElement).toBe(findIn(first, '[data-zoom]'))
    expect(getComputedStyle(findIn(first, '[data-zoom]')).outlineStyle).not.toBe('none')
  })

  test('title and icons are links without script', async () => {
    const { container, first } = await show({ tileClick, lightbox: DEFAULT_LIGHTBOX })
    expect(findIn(first, '[data-zoom]').getAttribute('href')).toBe('?journal.topic=a&work.view=a')
    expect(findIn(first, 'h3 > a').getAttribute('href')).toBe('/articles/a')
    await expectNoViolations(container)
  })

  test('the title stays inside the tile', async () => {
    await prefer('prefers-reduced-motion', 'reduce')
    const { first } = await show({ tileClick })
    const { right, bottom } = first.getBoundingClientRect()
    const title = findIn(first, 'h3').getBoundingClientRect()
    expect(title.right).toBeLessThanOrEqual(right)
    expect(title.bottom).toBeLessThanOrEqual(bottom)
    expect(title.height).toBeGreaterThanOrEqual(tileClick === 'article' ? 0 : 24)
  })
})
