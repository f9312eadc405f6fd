import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { galleryOf, groupOf, tileOf, twelveTiles } from '../testing/tiles'
import { countOptions, countWithout, filterTiles } from './filter'
import { GalleryIndex } from './gallery-index'
import { INITIAL_STATE } from './defaults'
import type { Gallery, Selection, Tile } from './types'

/** Ids that trip those who use them as keys or selectors. */
const OPTIONS = ['a', 'b,c', "it's", '__proto__', 'constructor', '🎈', '%2C']
const groups = [
  groupOf('one', OPTIONS),
  groupOf('two', OPTIONS.slice(0, 4)),
  groupOf('toString', ['a', 'b']),
]
const gallery = galleryOf({ groups })

const terms = fc.record({
  one: fc.subarray(OPTIONS),
  two: fc.subarray(OPTIONS.slice(0, 4)),
  toString: fc.subarray(['a', 'b']),
})
const tiles = fc
  .array(terms, { maxLength: 70 })
  .map((all): readonly Tile[] => all.map((own, i) => tileOf(`t${i}`, own)))
const selection: fc.Arbitrary<Selection> = fc.record(
  {
    one: fc.subarray(OPTIONS),
    two: fc.subarray(OPTIONS.slice(0, 2)),
    toString: fc.subarray(['a', 'b']),
  },
  { requiredKeys: [] },
)

describe('GalleryIndex', () => {
  test('shows the tiles that the plain filter shows, in their order, for any selection', () => {
    fc.assert(
      fc.property(tiles, selection, (all, chosen) => {
        const view = new GalleryIndex(gallery, all).view({ ...INITIAL_STATE, selection: chosen })
        const expected = filterTiles(all, chosen)
        expect(view.tiles).toEqual(expected)
        expect([view.matching, view.all]).toEqual([expected.length, all.length])
      }),
    )
  })

  test('gives any range of the matching tiles, whatever the page', () => {
    fc.assert(
      fc.property(tiles, selection, fc.nat(80), fc.nat(80), (all, chosen, from, length) => {
        const state = { ...INITIAL_STATE, selection: chosen, page: 2 }
        const range = new GalleryIndex(gallery, all).range(state, from, from + length)
        expect(range).toEqual(filterTiles(all, chosen).slice(from, from + length))
      }),
    )
  })

  test('counts every option as the plain count does', () => {
    fc.assert(
      fc.property(tiles, selection, (all, chosen) => {
        const view = new GalleryIndex(gallery, all).view({ ...INITIAL_STATE, selection: chosen })
        expect(view.counts).toEqual(countOptions(all, groups, chosen))
      }),
    )
  })

  test('names the ways out when nothing matches, most articles first', () => {
    fc.assert(
      fc.property(tiles, selection, (all, chosen) => {
        const { matching, waysOut } = new GalleryIndex(gallery, all).view({
          ...INITIAL_STATE,
          selection: chosen,
        })
        if (matching > 0) expect(waysOut).toEqual([])
        for (const way of waysOut) {
          if (way.kind === 'option') expect(way.count).toBe(countWithout(all, chosen, way))
          expect(way.count).toBeGreaterThan(0)
        }
        expect(waysOut.map(({ count }) => count)).toEqual(
          waysOut.map(({ count }) => count).sort((a, b) => b - a),
        )
      }),
    )
  })

  test('reads unknown groups and options as "all"', () => {
    const view = viewOf(galleryOf(), { selection: { nonsense: ['x'], topic: ['gone'] } })
    expect(view.matching).toBe(12)
  })

  test('shows as many pages as were asked for', () => {
    const paged = galleryOf({ paging: { kind: 'more', size: 5 } })
    expect(viewOf(paged, {}).tiles).toHaveLength(5)
    expect(viewOf(paged, { page: 2 }).tiles).toHaveLength(10)
    expect(viewOf(paged, { page: 9000 }).tiles).toHaveLength(12)
  })

  test('tells a slide its place and its neighbours, going round, past what is loaded', () => {
    const paged = galleryOf({ paging: { kind: 'more', size: 2 } })
    const { slide } = viewOf(paged, { selection: { topic: ['print'] }, view: 't1' })
    expect(slide && [slide.position, slide.total]).toEqual([1, 4])
    expect(slide?.after.map(({ id }) => id)).toEqual(['t4', 't7', 't10'])
    expect(slide?.before.map(({ id }) => id)).toEqual(['t10', 't7', 't4'])
  })

  test('equals the neighbours of the filtered list, for any tile', () => {
    fc.assert(
      fc.property(tiles, selection, fc.nat(69), (all, chosen, at) => {
        const shown = filterTiles(all, chosen)
        const tile = shown[at % Math.max(1, shown.length)]
        const { slide } = new GalleryIndex(gallery, all).view({
          ...INITIAL_STATE,
          selection: chosen,
          page: 1,
          view: tile?.id ?? 'none',
        })
        if (!tile) {
          expect(slide).toBeNull()
          return
        }
        const position = shown.indexOf(tile)
        const reach = Array.from({ length: Math.min(3, shown.length - 1) }, (_, i) => i + 1)
        expect(slide).toEqual({
          tile,
          position: position + 1,
          total: shown.length,
          after: reach.map((step) => shown[(position + step) % shown.length]),
          before: reach.map((step) => shown[(position - step + shown.length) % shown.length]),
        })
      }),
    )
  })

  test('has no slide for a tile that the filter hides or that is unknown', () => {
    expect(viewOf(galleryOf(), { selection: { topic: ['print'] }, view: 't2' }).slide).toBeNull()
    expect(viewOf(galleryOf(), { view: 'gone' }).slide).toBeNull()
  })

  test('answers for a gallery without tiles', () => {
    const view = new GalleryIndex(galleryOf(), []).view(INITIAL_STATE)
    expect([view.tiles, view.matching, view.all]).toEqual([[], 0, 0])
  })
})

const viewOf = (of: Gallery, state: Partial<typeof INITIAL_STATE>) =>
  new GalleryIndex(of, twelveTiles).view({ ...INITIAL_STATE, ...state })
