import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { galleryOf, groupOf, tileOf, twelveTiles } from '../testing/tiles'
import { countCommon } from './bitset'
import { countOptions, countWithout, filterTiles, matchingTiles, searchTiles } from './filter'
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

  test('counts each option once for a change, in one pass over 32 tiles a word', () => {
    const calls: number[] = []
    const noting: typeof countCommon = (a, b) => {
      calls.push(a.length)
      return countCommon(a, b)
    }
    const ids = Array.from({ length: 50 }, (_, i) => `o${i}`)
    const four = galleryOf({ groups: ['a', 'b', 'c', 'd'].map((id) => groupOf(id, ids)) })
    const many = Array.from({ length: 10_000 }, (_, i) =>
      tileOf(`t${i}`, { a: [`o${i % 50}`], b: [`o${i % 7}`], c: [`o${i % 3}`], d: ['o1'] }),
    )
    const index = new GalleryIndex(four, many, noting)
    expect(calls).toEqual([])
    index.view({ ...INITIAL_STATE, selection: { a: ['o1'], b: ['o2', 'o1'] } })
    expect(calls).toEqual(Array.from({ length: 4 * 50 }, () => Math.ceil(10_000 / 32)))
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

describe('a searched, sorted, paged GalleryIndex', () => {
  const words = ['Sea', 'séance', 'ocean', 'Straße', '海辺の', '10', '9']
  const described = fc
    .array(
      fc.record({
        terms,
        title: fc.array(fc.constantFrom(...words), { maxLength: 3 }),
        date: fc.option(fc.constantFrom('2024-01-02', '1999-12-31', '2020-05-05T10:00:00Z')),
      }),
      { maxLength: 70 },
    )
    .map((all): readonly Tile[] =>
      all.map(({ title, date, ...own }, i) => ({
        ...tileOf(`t${i}`, own.terms),
        title: title.join(' '),
        date,
      })),
    )
  const query = fc.constantFrom('', 'se', 'SEA', 'ocean se', 'strass', '辺', 'a', 'nothing', '!')
  const sort = fc.option(
    fc.oneof(
      fc.record({ by: fc.constantFrom('title' as const, 'date' as const, 'oldest' as const) }),
      fc.record({ by: fc.constant('random' as const), seed: fc.integer({ min: 1, max: 999_999 }) }),
    ),
  )
  const state = fc.record({ selection, query, sort }).map((some) => ({ ...INITIAL_STATE, ...some }))

  test('shows on all its pages together every matching tile once, in order', () => {
    fc.assert(
      fc.property(described, state, fc.integer({ min: 1, max: 9 }), (all, wanted, size) => {
        const paged: Gallery = { ...gallery, paging: { kind: 'pages', size } }
        const index = new GalleryIndex(paged, all)
        const expected = matchingTiles(paged, all, wanted)
        const { pages, matching } = index.view(wanted)
        expect(pages).toBe(Math.max(1, Math.ceil(matching / size)))
        const views = Array.from({ length: pages }, (_, i) =>
          index.view({ ...wanted, page: i + 1 }),
        )
        expect(views.flatMap(({ tiles }) => tiles)).toEqual(expected)
        expect(views.map(({ offset }) => offset)).toEqual(views.map((_, i) => i * size))
        expect(index.view({ ...wanted, page: pages + 3 })).toEqual(views.at(-1))
        expect(index.range(wanted, 2, 5)).toEqual(expected.slice(2, 5))
      }),
    )
  })

  test('counts options among the tiles found, as the plain count does', () => {
    fc.assert(
      fc.property(described, state, (all, wanted) => {
        const view = new GalleryIndex(gallery, all).view(wanted)
        const found = searchTiles(all, groups, wanted.query)
        expect(view.counts).toEqual(countOptions(found, groups, wanted.selection))
      }),
    )
  })

  test('has the neighbours of the sorted list', () => {
    fc.assert(
      fc.property(described, state, fc.nat(69), (all, wanted, at) => {
        const shown = matchingTiles(gallery, all, wanted)
        const tile = shown[at % Math.max(1, shown.length)]
        if (!tile) return
        const { slide } = new GalleryIndex(gallery, all).view({ ...wanted, view: tile.id })
        const position = shown.indexOf(tile)
        expect(slide?.position).toBe(position + 1)
        expect(slide?.after[0]).toBe(
          shown.length > 1 ? shown[(position + 1) % shown.length] : undefined,
        )
      }),
    )
  })

  test('names the search as a way out, and a group of which several are chosen', () => {
    const index = new GalleryIndex(galleryOf(), twelveTiles)
    const selected = { selection: { year: ['2019'], topic: ['print', 'book'] } }
    expect(index.view({ ...INITIAL_STATE, query: 'gone' }).waysOut).toEqual([
      { kind: 'query', count: 12 },
    ])
    expect(index.view({ ...INITIAL_STATE, ...selected }).waysOut).toEqual([
      { kind: 'option', group: 'year', option: '2019', count: 7 },
    ])
    const all = { selection: { year: ['2019', '1900'], topic: ['print'] } }
    const odd = galleryOf({
      groups: [groupOf('topic', ['print']), groupOf('year', ['2019', '1900'])],
    })
    expect(new GalleryIndex(odd, twelveTiles).view({ ...INITIAL_STATE, ...all }).waysOut).toEqual([
      { kind: 'group', group: 'year', count: 4 },
    ])
  })
})

const viewOf = (of: Gallery, state: Partial<typeof INITIAL_STATE>) =>
  new GalleryIndex(of, twelveTiles).view({ ...INITIAL_STATE, ...state })
