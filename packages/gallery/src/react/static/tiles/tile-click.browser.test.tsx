import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DEFAULT_LIGHTBOX } from '../../../core/defaults'
import type { Gallery, Tile } from '../../../core/types'
import { prefer } from '../../../testing/emulate'
import { partOf, imagedTile, showTiles, standStill, tilesIn } from '../../../testing/show-tiles'
import { tileOf } from '../../../testing/tiles'

const tiles: readonly Tile[] = [imagedTile('a'), tileOf('b'), imagedTile('c'), tileOf('d')]

const EFFECTS: readonly Gallery['hoverBox'][] = ['none', 'fade', 'slide-top', 'slide-left', 'flip']

async function show(settings: Partial<Gallery>) {
  const container = showTiles(tiles, settings)
  const [first = container, textCover = container] = tilesIn(container)
  await userEvent.hover(first)
  await standStill()
  return { container, first, textCover }
}

/** What a click in the middle of a part meets. */
function metAt(part: HTMLElement): Element | null {
  const { x, y, width, height } = part.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 12))
}

/** What a click into a tile meets, beside its words and icons: a quarter in from its upper corner. */
function metBeside(tile: HTMLElement): Element | null {
  const { x, y, width, height } = tile.getBoundingClientRect()
  return document.elementFromPoint(x + width / 4, y + height / 4)
}

describe('a click on a tile', () => {
  test.each(EFFECTS)(
    '%s: leads to the article where the editor says nothing else',
    async (hoverBox) => {
      const { first } = await show({ hoverBox })
      expect(metBeside(first)).toBe(partOf(first, 'h3 > a'))
    },
  )

  test.each(EFFECTS)(
    '%s: may open the lightbox; the title still leads to the article',
    async (hoverBox) => {
      const { first, textCover } = await show({ hoverBox, tileClick: 'lightbox' })
      expect(metBeside(first)).toBe(partOf(first, '[data-zoom]'))
      expect(metAt(partOf(first, 'h3'))).toBe(partOf(first, 'h3 > a'))
      if (hoverBox !== 'none')
        expect(metAt(partOf(first, '[data-link]'))).toBe(partOf(first, '[data-link]'))
      await userEvent.hover(textCover)
      await standStill()
      expect(metBeside(textCover)).toBe(partOf(textCover, '[data-zoom]'))
      expect(metAt(partOf(textCover, 'h3'))).toBe(partOf(textCover, 'h3 > a'))
    },
  )

  test.each(EFFECTS)('%s: may do nothing; title and icons are links', async (hoverBox) => {
    const { first, textCover } = await show({ hoverBox, tileClick: 'nothing' })
    expect(metBeside(first)?.closest('a')).toBeNull()
    expect(metAt(partOf(first, 'h3'))).toBe(partOf(first, 'h3 > a'))
    expect(metAt(partOf(first, '[data-zoom]'))).toBe(partOf(first, '[data-zoom]'))
    await userEvent.hover(textCover)
    await standStill()
    expect(metBeside(textCover)?.closest('a')).toBeNull()
    expect(metAt(partOf(textCover, 'h3'))).toBe(partOf(textCover, 'h3 > a'))
  })

  test('leads to the article where there is no lightbox to open', async () => {
    const { first } = await show({ tileClick: 'lightbox', lightbox: null })
    expect(metBeside(first)).toBe(partOf(first, 'h3 > a'))
  })

  test('opens the lightbox in a list too', async () => {
    const { first } = await show({ layout: 'list', tileClick: 'lightbox' })
    expect(metBeside(first)).toBe(partOf(first, '[data-zoom]'))
    expect(metAt(partOf(first, 'h3'))).toBe(partOf(first, 'h3 > a'))
  })
})

describe.each(['article', 'lightbox', 'nothing'] as const)('%s', (tileClick) => {
  test('the keyboard meets the title, then the zoom, each marked where it is', async () => {
    const { first } = await show({ tileClick })
    await userEvent.tab()
    expect(document.activeElement).toBe(partOf(first, 'h3 > a'))
    expect(getComputedStyle(partOf(first, 'h3 > a'), '::after').outlineStyle).toBe('solid')
    await userEvent.tab()
    expect(document.activeElement).toBe(partOf(first, '[data-zoom]'))
    expect(getComputedStyle(partOf(first, '[data-zoom]')).outlineStyle).not.toBe('none')
  })

  test('without script all of it are links', async () => {
    const { container, first } = await show({ tileClick, lightbox: DEFAULT_LIGHTBOX })
    expect(partOf(first, '[data-zoom]').getAttribute('href')).toBe('?journal.topic=a&work.view=a')
    expect(partOf(first, 'h3 > a').getAttribute('href')).toBe('/articles/a')
    const { violations } = await axe.run(container)
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  })

  test('a word too long for it and large type stay in the tile', async () => {
    await prefer('prefers-reduced-motion', 'reduce')
    const { first } = await show({ tileClick })
    const { right, bottom } = first.getBoundingClientRect()
    const title = partOf(first, 'h3').getBoundingClientRect()
    expect(title.right).toBeLessThanOrEqual(right)
    expect(title.bottom).toBeLessThanOrEqual(bottom)
    expect(title.height).toBeGreaterThanOrEqual(tileClick === 'article' ? 0 : 24)
  })
})
