import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TextPosition } from '../../../core/enumerations'
import { expectAllInReach } from '../../../testing/expect-all-in-reach'
import { prefer } from '../../../testing/emulate'
import {
  EFFECTS,
  everywhere,
  LONG_TITLE,
  LONG_WORD,
  partOf,
  imagedTile,
  showTiles,
  standStill,
  tilesIn,
} from '../../../testing/show-tiles'
import { galleryOf } from '../../../testing/tiles'

const POSITIONS: readonly TextPosition[] = ['top', 'right', 'bottom', 'left', 'cover']
const CASES = EFFECTS.flatMap((hoverBox) =>
  POSITIONS.map((position) => ({ hoverBox, position, textPosition: everywhere(position) })),
)
const four = ['a', 'b', 'c', 'd'].map((id) => imagedTile(id))
const opacityOf = (tile: HTMLElement) => getComputedStyle(partOf(tile, '[data-hover-box]')).opacity

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
