import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TEXT_POSITIONS } from '../../../../core/enumerations'
import { expectAllReachable } from '../../../../testing/expect-all-reachable'
import { prefer } from '../../../../testing/emulate'
import { movePointerTo } from '../../../../testing/move-pointer'
import {
  EFFECTS,
  atEverySize,
  LONG_TITLE,
  LONG_WORD,
  findIn,
  tileWithImage,
  showTiles,
  finishAnimations,
  tilesIn,
} from '../../../../testing/tiles/show-tiles'
import { galleryOf } from '../../../../testing/tiles/tiles'
import { expectNoViolations } from '../../../../testing/expect-no-violations'
import { longIf } from '../../../../../../../scripts/test/test-tags.mjs'

const CASES = EFFECTS.flatMap((hoverBox) =>
  TEXT_POSITIONS.map((position) => ({ hoverBox, position, textPosition: atEverySize(position) })),
)
const four = ['a', 'b', 'c', 'd'].map((id) => tileWithImage(id))
const opacityOf = (tile: HTMLElement) => getComputedStyle(findIn(tile, '[data-hover-box]')).opacity

for (const { hoverBox, position, textPosition } of CASES)
  test(
    `${hoverBox}, text at ${position}: is shown on hover, inside the tile, with every link reachable`,
    longIf(hoverBox !== 'fade'),
    async () => {
      const container = showTiles(four, { hoverBox, textPosition })
      for (const tile of tilesIn(container)) {
        await movePointerTo(tile)
        await finishAnimations()
        expect(opacityOf(tile)).toBe('1')
        expectAllReachable(tile, ['[data-link]', '[data-zoom]'])
      }
      const [big = container] = tilesIn(container)
      await movePointerTo(big)
      await finishAnimations()
      await movePointerTo(findIn(big, 'h3'))
      await finishAnimations()
      expect(opacityOf(big), 'stays while the pointer moves onto the text').toBe('1')
    },
  )

test.each(TEXT_POSITIONS)('has room for the longest titles, text at %s', async (position) => {
  const tiles = four.map((tile, i) => ({ ...tile, title: i % 2 === 0 ? LONG_TITLE : LONG_WORD }))
  const container = showTiles(tiles, { hoverBox: 'fade', textPosition: atEverySize(position) })
  for (const tile of tilesIn(container)) {
    await movePointerTo(tile)
    await finishAnimations()
    expectAllReachable(tile, ['[data-link]', '[data-zoom]'])
  }
})

for (const hoverBox of EFFECTS)
  test(
    `${hoverBox}: is shown while an element inside is focused`,
    longIf(hoverBox !== 'fade'),
    async () => {
      const container = showTiles(four, { hoverBox })
      await page.getByRole('heading', { name: 'Work' }).hover()
      for (const tile of tilesIn(container)) {
        await userEvent.tab()
        expect(document.activeElement).toBe(findIn(tile, 'h3 > a'))
        await finishAnimations()
        expect(opacityOf(tile)).toBe('1')
        expectAllReachable(tile, ['[data-zoom]'])
        await userEvent.tab()
        expect(document.activeElement).toBe(findIn(tile, '[data-zoom]'))
      }
    },
  )

test('has the text position of the tile size', () => {
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

test('left is the line start in right-to-left pages', async () => {
  document.documentElement.dir = 'rtl'
  const container = showTiles(four, { hoverBox: 'slide-left', textPosition: atEverySize('left') })
  const [big] = tilesIn(container)
  if (!big) throw new Error('No tile')
  await movePointerTo(big)
  await finishAnimations()
  expect(findIn(big, '[data-caption]').getBoundingClientRect().right).toBeCloseTo(
    big.getBoundingClientRect().right,
    0,
  )
  document.documentElement.dir = 'ltr'
})

for (const hoverBox of EFFECTS)
  test(
    `${hoverBox}: appears without animation under reduced motion`,
    longIf(hoverBox !== 'fade'),
    async () => {
      await prefer('prefers-reduced-motion', 'reduce')
      const container = showTiles(four, { hoverBox })
      for (const tile of tilesIn(container)) {
        await movePointerTo(tile)
        expect(document.getAnimations()).toEqual([])
        expect(opacityOf(tile)).toBe('1')
        expectAllReachable(tile, ['[data-link]', '[data-zoom]'])
      }
    },
  )

for (const hoverBox of ['none', ...EFFECTS] as const)
  test(`${hoverBox}: has no axe violations`, longIf(hoverBox !== 'fade'), async () => {
    const container = showTiles(four, { hoverBox })
    const [first = container] = tilesIn(container)
    await movePointerTo(first)
    await finishAnimations()
    const rules = { rules: { region: { enabled: false } } }
    await expectNoViolations(container, rules)
  })

test('big tiles show their tags when the title leaves room', async () => {
  const terms = { topic: ['print', 'book'], year: ['2024', '2019'] }
  const tiles = four.map((tile) => ({ ...tile, terms }))
  const { groups } = galleryOf()
  const container = showTiles(tiles, { groups })
  const [big = container] = tilesIn(container)
  await movePointerTo(big)
  await finishAnimations()
  const tags = findIn(big, '[data-tags]')
  expect([...tags.children].map(({ textContent }) => textContent)).toEqual([
    'Print',
    'Book',
    '2019',
  ])
  expect(tags.checkVisibility()).toBe(true)
  expect(tags.querySelector('a')).toBeNull()
  expectAllReachable(big, ['[data-link]', '[data-zoom]'])
  expect(container.querySelectorAll('[data-tags]')).toHaveLength(1)
  const wordy = showTiles(
    tiles.map((tile) => ({ ...tile, title: LONG_TITLE })),
    { groups },
  )
  const [bigger = wordy] = tilesIn(wordy)
  await movePointerTo(bigger)
  expect(findIn(bigger, '[data-tags]').checkVisibility()).toBe(false)
})
