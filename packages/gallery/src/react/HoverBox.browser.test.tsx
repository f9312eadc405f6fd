import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { HoverBox, TextPosition } from '../core/types'
import { prefer, touchOnly } from '../testing/emulate'
import {
  everywhere,
  LONG_TITLE,
  LONG_WORD,
  partOf,
  picturedTile,
  showTiles,
  standStill,
  tilesIn,
} from '../testing/show-tiles'
import { galleryOf } from '../testing/tiles'

const EFFECTS: readonly HoverBox[] = [
  'fade',
  'slide-top',
  'slide-right',
  'slide-bottom',
  'slide-left',
  'flip',
  'zoom',
]
const POSITIONS: readonly TextPosition[] = ['top', 'right', 'bottom', 'left', 'cover']
const CASES = EFFECTS.flatMap((hoverBox) =>
  POSITIONS.map((position) => ({ hoverBox, position, textPosition: everywhere(position) })),
)
const four = ['a', 'b', 'c', 'd'].map((id) => picturedTile(id))
const opacityOf = (tile: HTMLElement) => getComputedStyle(partOf(tile, '[data-hover-box]')).opacity

/** Every word and icon of a tile lies in it, and a click on it meets the link it looks like. */
function expectAllInReach(tile: HTMLElement, icons: readonly string[]) {
  const { left, top, right, bottom, width, height } = tile.getBoundingClientRect()
  for (const selector of ['[data-caption]', '[data-icons]', 'h3']) {
    const part = partOf(tile, selector).getBoundingClientRect()
    expect(part.left).toBeGreaterThanOrEqual(left - 0.1)
    expect(part.right).toBeLessThanOrEqual(right + 0.1)
    expect(part.top).toBeGreaterThanOrEqual(top - 0.1)
    expect(part.bottom).toBeLessThanOrEqual(bottom + 0.1)
  }
  for (const selector of icons) {
    const icon = partOf(tile, selector)
    const box = icon.getBoundingClientRect()
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    expect(document.elementFromPoint(box.x + 22, box.y + 22)).toBe(icon)
  }
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(partOf(tile, 'h3 > a'))
  const words = partOf(tile, '[data-caption]').getBoundingClientRect()
  const buttons = partOf(tile, '[data-icons]').getBoundingClientRect()
  expect(
    words.bottom <= buttons.top + 0.1 ||
      words.top >= buttons.bottom - 0.1 ||
      words.right <= buttons.left + 0.1 ||
      words.left >= buttons.right - 0.1,
  ).toBe(true)
}

test.each(CASES)(
  '$hoverBox, text at $position: shows on hover, in the tile, every link in reach',
  async ({ hoverBox, textPosition }) => {
    const container = showTiles(four, { hoverBox, textPosition })
    for (const tile of tilesIn(container)) {
      await userEvent.hover(tile)
      await standStill()
      expect(opacityOf(tile)).toBe('1')
      expectAllInReach(tile, ['[data-link]', '[data-zoom]'])
    }
    const [big = container] = tilesIn(container)
    await userEvent.hover(big)
    await standStill()
    await userEvent.hover(partOf(big, 'h3'))
    await standStill()
    expect(opacityOf(big), 'the pointer may move onto the words').toBe('1')
  },
)

test.each(POSITIONS)('holds the longest titles, text at %s', async (position) => {
  const tiles = four.map((tile, i) => ({ ...tile, title: i % 2 === 0 ? LONG_TITLE : LONG_WORD }))
  const container = showTiles(tiles, { hoverBox: 'fade', textPosition: everywhere(position) })
  for (const tile of tilesIn(container)) {
    await userEvent.hover(tile)
    await standStill()
    expectAllInReach(tile, ['[data-link]', '[data-zoom]'])
  }
})

test.each(EFFECTS)('%s: shows while something inside has the focus', async (hoverBox) => {
  const container = showTiles(four, { hoverBox })
  await page.getByRole('heading', { name: 'Work' }).hover()
  for (const tile of tilesIn(container)) {
    await userEvent.tab()
    expect(document.activeElement).toBe(partOf(tile, 'h3 > a'))
    await standStill()
    expect(opacityOf(tile)).toBe('1')
    expectAllInReach(tile, ['[data-zoom]'])
    await userEvent.tab()
    expect(document.activeElement).toBe(partOf(tile, '[data-zoom]'))
  }
})

test('takes each text position from the size of the tile', () => {
  const container = showTiles(four, {
    textPosition: { small: 'cover', wide: 'left', tall: 'top', big: 'right' },
  })
  expect(tilesIn(container).map(({ dataset }) => `${dataset['size']} ${dataset['text']}`)).toEqual([
    '2x2 right',
    '2x1 left',
    '1x1 cover',
    '1x1 cover',
  ])
})

test('left is where lines begin', async () => {
  document.documentElement.dir = 'rtl'
  const container = showTiles(four, { hoverBox: 'slide-left', textPosition: everywhere('left') })
  const [big] = tilesIn(container)
  if (!big) throw new Error('No tile')
  await userEvent.hover(big)
  await standStill()
  expect(partOf(big, '[data-caption]').getBoundingClientRect().right).toBeCloseTo(
    big.getBoundingClientRect().right,
    0,
  )
  document.documentElement.dir = 'ltr'
})

test.each(EFFECTS)('%s: simply appears under reduced motion', async (hoverBox) => {
  await prefer('prefers-reduced-motion', 'reduce')
  const container = showTiles(four, { hoverBox })
  for (const tile of tilesIn(container)) {
    await userEvent.hover(tile)
    expect(document.getAnimations()).toEqual([])
    expect(opacityOf(tile)).toBe('1')
    expectAllInReach(tile, ['[data-link]', '[data-zoom]'])
  }
})

test.each(['none', ...EFFECTS] as const)('%s: axe finds nothing', async (hoverBox) => {
  const container = showTiles(four, { hoverBox })
  const [first = container] = tilesIn(container)
  await userEvent.hover(first)
  await standStill()
  const rules = { rules: { region: { enabled: false } } }
  expect((await axe.run(container, rules)).violations).toEqual([])
})

test('big tiles say what they are filed under, where the title leaves room', async () => {
  const terms = { topic: ['print', 'book'], year: ['2024', '2019'] }
  const tiles = four.map((tile) => ({ ...tile, terms }))
  const { groups } = galleryOf()
  const container = showTiles(tiles, { groups })
  const [big = container] = tilesIn(container)
  await userEvent.hover(big)
  await standStill()
  const tags = partOf(big, '[data-tags]')
  expect([...tags.children].map(({ textContent }) => textContent)).toEqual([
    'Print',
    'Book',
    '2019',
  ])
  expect(tags.checkVisibility()).toBe(true)
  expect(tags.querySelector('a')).toBeNull()
  expectAllInReach(big, ['[data-link]', '[data-zoom]'])
  expect(container.querySelectorAll('[data-tags]')).toHaveLength(1)
  const wordy = showTiles(
    tiles.map((tile) => ({ ...tile, title: LONG_TITLE })),
    { groups },
  )
  const [bigger = wordy] = tilesIn(wordy)
  await userEvent.hover(bigger)
  expect(partOf(bigger, '[data-tags]').checkVisibility()).toBe(false)
})

test.each(EFFECTS)('%s: is a strip that always shows where nothing hovers', async (hoverBox) => {
  await touchOnly()
  expect(matchMedia('(hover: none)').matches).toBe(true)
  const container = showTiles(four, { hoverBox, textPosition: everywhere('cover') })
  for (const tile of tilesIn(container)) {
    expect(opacityOf(tile)).toBe('1')
    const picture = partOf(tile, 'picture').getBoundingClientRect()
    expect(partOf(tile, 'h3').getBoundingClientRect().top).toBeGreaterThanOrEqual(picture.bottom)
    await expect
      .poll(() => document.elementFromPoint(picture.x + 9, picture.y + 9))
      .toBe(partOf(tile, 'h3 > a'))
    expectAllInReach(tile, ['[data-zoom]'])
  }
})
