import { describe, expect, it } from 'vitest'
import type { Tile } from '../../types'
import { preloadOrder } from './preload-order'

describe('preloadOrder', () => {
  const tile = (id: string): Tile => ({
    ...{ id, title: id, href: `/${id}`, textCover: null, intro: null, date: null, author: null },
    image: {
      ...{ alt: id, width: 3000, height: 2000, focalPoint: { x: 0.5, y: 0.5 } },
      ...{ thumbHash: null, caption: null, variants: [] },
    },
    terms: {},
  })
  const order = (before: string, afterwards: string, direction: 1 | -1) =>
    preloadOrder(
      {
        tile: tile('d'),
        position: 4,
        total: 9,
        before: [...before].map(tile),
        after: [...afterwards].map(tile),
      },
      direction,
    )
      .map(({ alt }) => alt)
      .join('')
  it('returns three images on each side, those in the direction of navigation first', () => {
    expect(order('cba', 'efg', 1)).toBe('efgcba')
    expect(order('cba', 'efg', -1)).toBe('cbaefg')
    expect(order('cbax', 'efgy', 1)).toBe('efgcba')
  })
  it('returns a tile that is on both sides once, and never the slide itself', () => {
    expect(order('ba', 'ab', 1)).toBe('ab')
    expect(order('d', 'd', 1)).toBe('')
  })
})
