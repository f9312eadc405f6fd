import { expect, test } from 'vitest'
import { expectAllReachable } from '../../../../testing/expect-all-reachable'
import {
  EFFECTS,
  atEverySize,
  findIn,
  tileWithImage,
  showTiles,
  tilesIn,
} from '../../../../testing/tiles/show-tiles'

const four = ['a', 'b', 'c', 'd'].map((id) => tileWithImage(id))
const opacityOf = (tile: HTMLElement) => getComputedStyle(findIn(tile, '[data-hover-box]')).opacity

test.each(EFFECTS)(
  '%s: is always shown below the image on devices without hover',
  async (hoverBox) => {
    expect(matchMedia('(hover: none)').matches).toBe(true)
    const container = showTiles(four, { hoverBox, textPosition: atEverySize('cover') })
    for (const tile of tilesIn(container)) {
      tile.scrollIntoView({ block: 'center' })
      expect(opacityOf(tile)).toBe('1')
      const image = findIn(tile, 'picture').getBoundingClientRect()
      expect(findIn(tile, 'h3').getBoundingClientRect().top).toBeGreaterThanOrEqual(image.bottom)
      await expect
        .poll(() => document.elementFromPoint(image.x + 9, image.y + 9))
        .toBe(findIn(tile, 'h3 > a'))
      expectAllReachable(tile, ['[data-zoom]'])
    }
  },
)
