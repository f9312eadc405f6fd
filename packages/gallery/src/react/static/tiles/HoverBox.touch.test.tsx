import { expect, test } from 'vitest'
import { expectAllInReach } from '../../../testing/expect-all-in-reach'
import { EFFECTS, everywhere, partOf, imagedTile, showTiles, tilesIn } from '../../../testing/show-tiles'

const four = ['a', 'b', 'c', 'd'].map((id) => imagedTile(id))
const opacityOf = (tile: HTMLElement) => getComputedStyle(partOf(tile, '[data-hover-box]')).opacity

test.each(EFFECTS)('%s: is a strip that always shows where nothing hovers', async (hoverBox) => {
  expect(matchMedia('(hover: none)').matches).toBe(true)
  const container = showTiles(four, { hoverBox, textPosition: everywhere('cover') })
  for (const tile of tilesIn(container)) {
    expect(opacityOf(tile)).toBe('1')
    const image = partOf(tile, 'picture').getBoundingClientRect()
    expect(partOf(tile, 'h3').getBoundingClientRect().top).toBeGreaterThanOrEqual(image.bottom)
    await expect
      .poll(() => document.elementFromPoint(image.x + 9, image.y + 9))
      .toBe(partOf(tile, 'h3 > a'))
    expectAllInReach(tile, ['[data-zoom]'])
  }
})
