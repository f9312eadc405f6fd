import { describe, expect, test } from 'vitest'
import proportions from '../../testing/tiles/proportions.json'
import { galleryOf, groupOf, tileOf } from '../../testing/tiles/tiles'
import { INITIAL_STATE } from '../defaults'
import { GalleryIndex } from '../gallery-index'
import { fitTiles } from '../layouts'
import { mirrorPattern } from '../patterns/mirror-pattern'
import { patterns } from '../patterns/patterns'
import type { GalleryState, Tile } from '../types'

const tiles = proportions.slice(0, 42).map((ratio, i): Tile => ({
  ...tileOf(`t${i}`, { topic: i % 3 === 0 ? ['print'] : [] }),
  image: {
    alt: '',
    width: Math.round(1_000 * ratio),
    height: 1_000,
    focalPoint: { x: 0.5, y: 0.5 },
    thumbHash: null,
    caption: null,
    variants: [],
  },
  textCover: null,
}))
const gallery = galleryOf({
  pattern: '5',
  fitShapes: true,
  groups: [groupOf('topic', ['print'])],
  sorts: ['date', 'title', 'random'],
})
const idsOf = (list: readonly Tile[]) => list.map(({ id }) => id)
const all = fitTiles(gallery, tiles)

describe('a gallery that mirrors every second repeat', () => {
  const mirrored = { ...gallery, pattern: mirrorPattern(patterns['5']) }
  const shown = fitTiles(mirrored, tiles)

  test('fits each repeat to its own cells, in one order for pages, ranges and the lightbox', () => {
    expect(idsOf(shown.slice(0, 5))).toEqual(idsOf(all.slice(0, 5)))
    expect(idsOf(shown.slice(5, 10)).toSorted()).toEqual(idsOf(all.slice(5, 10)).toSorted())
    expect(idsOf(shown)).not.toEqual(idsOf(all))
    const index = new GalleryIndex(mirrored, tiles)
    expect(index.view(INITIAL_STATE).tiles).toEqual(shown)
    expect(index.range(INITIAL_STATE, 7, 23)).toEqual(shown.slice(7, 23))
    shown.forEach(({ id }, i) =>
      expect(index.view({ ...INITIAL_STATE, openTileId: id }).slide?.position).toBe(i + 1),
    )
  })

  test('keeps whole repeats when more tiles load', () => {
    for (const count of [10, 15, 20, 27, 33])
      expect(fitTiles(mirrored, tiles.slice(0, count)).slice(0, count - (count % 5))).toEqual(
        shown.slice(0, count - (count % 5)),
      )
  })
})

describe('a gallery that fits shapes', () => {
  test('shows, slices, pages and enlarges its tiles in one order', () => {
    expect(idsOf(all)).not.toEqual(idsOf(tiles))
    const index = new GalleryIndex(gallery, tiles)
    expect(index.view(INITIAL_STATE).tiles).toEqual(all)
    expect(index.range(INITIAL_STATE, 7, 23)).toEqual(all.slice(7, 23))
    all.forEach(({ id }, i) => {
      const { slide } = index.view({ ...INITIAL_STATE, openTileId: id })
      const at = (position: number) => all[(position + all.length) % all.length]
      expect(slide?.position).toBe(i + 1)
      expect(slide?.before).toEqual([at(i - 1), at(i - 2), at(i - 3)])
      expect(slide?.after).toEqual([at(i + 1), at(i + 2), at(i + 3)])
    })
  })

  test.each(['pages', 'more', 'endless'] as const)('keeps that order with paging %s', (kind) => {
    const index = new GalleryIndex({ ...gallery, paging: { kind, size: 10 } }, tiles)
    const page = (number: number) => index.view({ ...INITIAL_STATE, page: number }).tiles
    expect(page(2)).toEqual(kind === 'more' ? all.slice(0, 20) : all.slice(10, 20))
    expect(page(5)).toEqual(kind === 'more' ? all : all.slice(40))
  })

  test('fits the tiles that a filter shows', () => {
    const state: GalleryState = { ...INITIAL_STATE, selection: { topic: ['print'] } }
    const prints = tiles.filter(({ terms }) => terms['topic']?.length)
    expect(new GalleryIndex(gallery, tiles).view(state).tiles).toEqual(fitTiles(gallery, prints))
  })

  test('does not, as soon as a visitor sorts', () => {
    const index = new GalleryIndex(gallery, tiles)
    const plain = new GalleryIndex({ ...gallery, fitShapes: false }, tiles)
    for (const sort of [{ by: 'title' }, { by: 'date' }, { by: 'random', seed: 3 }] as const)
      expect(index.view({ ...INITIAL_STATE, sort }).tiles).toEqual(
        plain.view({ ...INITIAL_STATE, sort }).tiles,
      )
    expect(plain.view(INITIAL_STATE).tiles).toEqual(tiles)
  })

  test('does not, in other layouts', () => {
    const columns = { ...gallery, layout: 'columns' } as const
    expect(new GalleryIndex(columns, tiles).view(INITIAL_STATE).tiles).toEqual(tiles)
  })
})
