import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countOptions,
  countWithout,
  filterTiles,
  matchingTiles,
  searchTiles,
} from '../testing/tiles/filter-tiles'
import { imageOf } from '../testing/tiles/images'
import { galleryOf, groupOf, tileOf, twelveTiles } from '../testing/tiles/tiles'
import { INITIAL_STATE } from './defaults'
import { countCommon } from './filter/bitset'
import { GalleryIndex } from './gallery-index'
import type { Gallery, Selection, Tile } from './types'

/** Ids that break code which uses them as object keys, selectors or URL parts without escaping. */
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
  test('shows the same tiles as the reference filter, in the same order, for any selection', () => {
    fc.assert(
      fc.property(tiles, selection, (all, selected) => {
        const view = new GalleryIndex(gallery, all).view({ ...INITIAL_STATE, selection: selected })
        const expected = filterTiles(all, selected)
        expect(view.tiles).toEqual(expected)
        expect([view.matching, view.all]).toEqual([expected.length, all.length])
      }),
    )
  })

  test('returns any range of the matching tiles, on whatever page they are', () => {
    fc.assert(
      fc.property(tiles, selection, fc.nat(80), fc.nat(80), (all, selected, from, length) => {
        const state = { ...INITIAL_STATE, selection: selected, page: 2 }
        const range = new GalleryIndex(gallery, all).range(state, from, from + length)
        expect(range).toEqual(filterTiles(all, selected).slice(from, from + length))
      }),
    )
  })

  test('counts the tiles of every option like the reference filter', () => {
    fc.assert(
      fc.property(tiles, selection, (all, selected) => {
        const view = new GalleryIndex(gallery, all).view({ ...INITIAL_STATE, selection: selected })
        expect(view.counts).toEqual(countOptions(all, groups, selected))
      }),
    )
  })

  test('offers relaxations only when nothing matches, most tiles first', () => {
    fc.assert(
      fc.property(tiles, selection, (all, selected) => {
        const { matching, relaxations } = new GalleryIndex(gallery, all).view({
          ...INITIAL_STATE,
          selection: selected,
        })
        if (matching > 0) expect(relaxations).toEqual([])
        // Something is left, unless there are no tiles.
        else expect(relaxations.length > 0).toBe(all.length > 0)
        for (const { without, count } of relaxations) {
          const [first, ...others] = without
          if (first?.kind === 'option' && others.length === 0)
            expect(count).toBe(countWithout(all, selected, first))
          expect(count).toBeGreaterThan(0)
        }
        expect(relaxations.map(({ count }) => count)).toEqual(
          relaxations.map(({ count }) => count).sort((a, b) => b - a),
        )
      }),
    )
  })

  test('treats unknown groups and options as "all"', () => {
    const view = viewOf(galleryOf(), { selection: { nonsense: ['x'], topic: ['gone'] } })
    expect(view.matching).toBe(12)
  })

  test('shows the requested number of pages', () => {
    const paged = galleryOf({ paging: { kind: 'more', size: 5 } })
    expect(viewOf(paged, {}).tiles).toHaveLength(5)
    expect(viewOf(paged, { page: 2 }).tiles).toHaveLength(10)
    expect(viewOf(paged, { page: 9000 }).tiles).toHaveLength(12)
  })

  test('gives a slide its position and neighbours, wrapping around, including tiles not yet loaded', () => {
    const paged = galleryOf({ paging: { kind: 'more', size: 2 } })
    const { slide } = viewOf(paged, { selection: { topic: ['print'] }, openTileId: 't1' })
    expect(slide && [slide.position, slide.total]).toEqual([1, 4])
    expect(slide?.after.map(({ id }) => id)).toEqual(['t4', 't7', 't10'])
    expect(slide?.before.map(({ id }) => id)).toEqual(['t10', 't7', 't4'])
  })

  test('gives a slide the neighbours it has in the filtered list, for any tile', () => {
    fc.assert(
      fc.property(tiles, selection, fc.nat(69), (all, selected, at) => {
        const shown = filterTiles(all, selected)
        const tile = shown[at % Math.max(1, shown.length)]
        const { slide } = new GalleryIndex(gallery, all).view({
          ...INITIAL_STATE,
          selection: selected,
          page: 1,
          openTileId: tile?.id ?? 'none',
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

  test('counts each option once per change, in one pass over 32 tiles per array element', () => {
    const calls: number[] = []
    const recording: typeof countCommon = (a, b) => {
      calls.push(a.length)
      return countCommon(a, b)
    }
    const ids = Array.from({ length: 50 }, (_, i) => `o${i}`)
    const four = galleryOf({ groups: ['a', 'b', 'c', 'd'].map((id) => groupOf(id, ids)) })
    const many = Array.from({ length: 10_000 }, (_, i) =>
      tileOf(`t${i}`, { a: [`o${i % 50}`], b: [`o${i % 7}`], c: [`o${i % 3}`], d: ['o1'] }),
    )
    const index = new GalleryIndex(four, many, recording)
    expect(calls).toEqual([])
    index.view({ ...INITIAL_STATE, selection: { a: ['o1'], b: ['o2', 'o1'] } })
    expect(calls).toEqual(Array.from({ length: 4 * 50 }, () => Math.ceil(10_000 / 32)))
  })

  test('has no slide for a tile that is filtered out or unknown', () => {
    expect(
      viewOf(galleryOf(), { selection: { topic: ['print'] }, openTileId: 't2' }).slide,
    ).toBeNull()
    expect(viewOf(galleryOf(), { openTileId: 'gone' }).slide).toBeNull()
  })

  test('returns an empty view for a gallery without tiles', () => {
    const view = new GalleryIndex(galleryOf(), []).view(INITIAL_STATE)
    expect([view.tiles, view.matching, view.all]).toEqual([[], 0, 0])
  })
})

describe('GalleryIndex with search, order and pages', () => {
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

  test('shows every matching tile once on all pages together, in order', () => {
    fc.assert(
      fc.property(described, state, fc.integer({ min: 1, max: 9 }), (all, criteria, size) => {
        const paged: Gallery = { ...gallery, paging: { kind: 'pages', size } }
        const index = new GalleryIndex(paged, all)
        const expected = matchingTiles(paged, all, criteria)
        const { pages, matching } = index.view(criteria)
        expect(pages).toBe(Math.max(1, Math.ceil(matching / size)))
        const views = Array.from({ length: pages }, (_, i) =>
          index.view({ ...criteria, page: i + 1 }),
        )
        expect(views.flatMap(({ tiles }) => tiles)).toEqual(expected)
        expect(views.map(({ offset }) => offset)).toEqual(views.map((_, i) => i * size))
        expect(index.view({ ...criteria, page: pages + 3 })).toEqual(views.at(-1))
        expect(index.range(criteria, 2, 5)).toEqual(expected.slice(2, 5))
      }),
    )
  })

  test('counts options among the found tiles like the reference filter', () => {
    fc.assert(
      fc.property(described, state, (all, criteria) => {
        const view = new GalleryIndex(gallery, all).view(criteria)
        const found = searchTiles(all, groups, criteria.query)
        expect(view.counts).toEqual(countOptions(found, groups, criteria.selection))
      }),
    )
  })

  test('gives a slide the neighbours it has in the sorted list', () => {
    fc.assert(
      fc.property(described, state, fc.nat(69), (all, criteria, at) => {
        const shown = matchingTiles(gallery, all, criteria)
        const tile = shown[at % Math.max(1, shown.length)]
        if (!tile) return
        const { slide } = new GalleryIndex(gallery, all).view({ ...criteria, openTileId: tile.id })
        const position = shown.indexOf(tile)
        expect(slide?.position).toBe(position + 1)
        expect(slide?.after[0]).toBe(
          shown.length > 1 ? shown[(position + 1) % shown.length] : undefined,
        )
      }),
    )
  })

  test('offers to search without the text, or without a group that has several selected options', () => {
    const index = new GalleryIndex(galleryOf(), twelveTiles)
    const selected = { selection: { year: ['2019'], topic: ['print', 'book'] } }
    const offered = (source: GalleryIndex, state: Partial<typeof INITIAL_STATE>) =>
      source
        .view({ ...INITIAL_STATE, ...state })
        .relaxations.map(({ without, count }) => ({ without, count }))
    expect(offered(index, { query: 'gone' })).toEqual([
      { without: [{ kind: 'query', text: 'gone' }], count: 12 },
    ])
    const year = { kind: 'option', group: 'year', option: '2019' }
    expect(offered(index, selected)).toEqual([{ without: [year], count: 7 }])
    const all = { selection: { year: ['2019', '1900'], topic: ['print'] } }
    const odd = galleryOf({
      groups: [groupOf('topic', ['print']), groupOf('year', ['2019', '1900'])],
    })
    expect(offered(new GalleryIndex(odd, twelveTiles), all)).toEqual([
      { without: [{ kind: 'group', group: 'year' }], count: 4 },
    ])
    // Neither of the two alone is enough.
    expect(
      offered(index, { selection: { year: ['2019'], topic: ['print'] }, query: 'gone' }),
    ).toEqual([{ without: [year, { kind: 'query', text: 'gone' }], count: 4 }])
  })

  test('offers a search without one of its words, and a long one without all of them', () => {
    const tiles = twelveTiles.map((tile, i) => ({ ...tile, title: i < 3 ? 'Harbour' : 'Hill' }))
    const offered = (query: string) =>
      new GalleryIndex(galleryOf(), tiles)
        .view({ ...INITIAL_STATE, query })
        .relaxations.map(({ without, count }) => [without.map((each) => Object(each).text), count])
    expect(offered('harbour gone')).toEqual([[['gone'], 3]])
    expect(offered('harbour hill')).toEqual([
      [['harbour'], 9],
      [['hill'], 3],
    ])
    expect(offered('lost gone')).toEqual([[['lost', 'gone'], 12]])
    expect(offered('a harbour that is gone')).toEqual([[['a harbour that is gone'], 12]])
  })

  test('shows up to three images of what a broader search would find', () => {
    const image = imageOf('red')
    const tiles = twelveTiles.map((tile, i) => (i % 2 ? { ...tile, image, textCover: null } : tile))
    const images = (state: Partial<typeof INITIAL_STATE>) =>
      new GalleryIndex(galleryOf(), tiles)
        .view({ ...INITIAL_STATE, ...state })
        .relaxations.map((relaxation) => relaxation.tiles.map(({ id }) => id))
    expect(images({ query: 'gone' })).toEqual([['t2', 't4', 't6']])
    expect(images({ selection: { topic: ['print'] }, query: 'gone' })).toEqual([['t4', 't10']])
  })
})

const viewOf = (of: Gallery, state: Partial<typeof INITIAL_STATE>) =>
  new GalleryIndex(of, twelveTiles).view({ ...INITIAL_STATE, ...state })
