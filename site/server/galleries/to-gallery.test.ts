import { expect, test } from 'vitest'
import { galleryBlock } from '../../testing/documents/test-documents'
import type { ArticleRecord } from '../publications/article-record'
import { toGallery } from './to-gallery'

const works = (count: number) =>
  Array.from({ length: count }, (_, index) => workOf(`sheet-${index}`))
const workOf = (slug: string): ArticleRecord => ({
  kind: 'article',
  key: slug,
  path: `/articles/${slug}`,
  slug,
  title: slug,
  ...{ excerpt: null, author: null, date: null, cover: null, time: null, tile: null },
  ...{ terms: [], lines: [], aspectRatio: null, modified: 0, restJson: '' },
})
const store = { groups: new Map(), patterns: new Map(), isStatic: false }
const block = galleryBlock({ id: 'work', title: 'Work', pattern: '5', fitShapes: true })

test('a page of a mosaic that fits shapes has whole repeats of the pattern', () => {
  const sizeOf = (fields: Partial<typeof block>) => {
    const { paging } = toGallery({ ...block, ...fields }, store, works(2_000))
    return paging.kind === 'all' ? null : paging.size
  }
  expect(sizeOf({})).toBe(25)
  expect(sizeOf({ pattern: '4' })).toBe(24)
  expect(sizeOf({ paging: { kind: 'pages', size: 96 } })).toBe(95)
  expect(sizeOf({ paging: { kind: 'all' } })).toBe(50)
  expect(sizeOf({ fitShapes: false })).toBe(24)
  // Each page begins with a repeat that is not mirrored.
  expect(sizeOf({ mirrorRepeats: true })).toBe(30)
  expect(sizeOf({ layout: 'columns' })).toBe(24)
})

test('galleries of a static site have numbered pages when one page cannot show all tiles', () => {
  const kindOf = (kind: 'all' | 'endless' | 'more', size: number) => {
    const paging = kind === 'all' ? { kind } : { kind, size: 24 }
    return toGallery({ ...block, paging }, { ...store, isStatic: true }, works(size)).paging.kind
  }
  expect([kindOf('all', 1_000), kindOf('endless', 1_000), kindOf('more', 480)]).toEqual([
    'all',
    'endless',
    'more',
  ])
  expect([kindOf('all', 1_001), kindOf('endless', 1_001), kindOf('more', 481)]).toEqual([
    'pages',
    'pages',
    'pages',
  ])
})

test('a gallery has the sizes of its block', () => {
  const sized = toGallery({ ...block, rowHeight: 320, gap: 0 }, store, works(10))
  expect(sized).toMatchObject({ rowHeight: 320, gap: 0 })
  expect(sized).not.toHaveProperty('columns')
})

test('other layouts do not fit shapes', () => {
  expect(toGallery(block, store, works(10))).toMatchObject({
    fitShapes: true,
    paging: { size: 25 },
  })
  expect(toGallery({ ...block, layout: 'masonry' }, store, works(10))).not.toHaveProperty(
    'fitShapes',
  )
})

test('has a period filter if the dates are of two years at least', () => {
  const dated = (...years: readonly number[]) =>
    years.map((year, index) => ({ ...workOf(`w${index}`), date: `${year}-01-01T00:00:00.000Z` }))
  const withPeriod = { ...block, period: { label: 'Printed' } }
  expect(toGallery(withPeriod, store, dated(1850, 1852, 1852)).groups).toEqual([
    {
      ...{ id: 'period', label: 'Printed', form: 'period', multiple: false, options: [] },
      period: { first: 1850, step: 1, tiles: [1, 0, 2] },
    },
  ])
  expect(toGallery(withPeriod, store, dated(1850, 1850)).groups).toEqual([])
  expect(toGallery(withPeriod, store, works(3)).groups).toEqual([])
  expect(toGallery(block, store, dated(1850, 1852)).groups).toEqual([])
})

test('the period filter has another key beside a filter group called period', () => {
  const groups = new Map([['g', { slug: 'period', label: 'Period', terms: [] }]])
  const { groups: shown } = toGallery(
    {
      ...{ ...block, period: { label: 'Years' } },
      groups: [{ group: 'g', form: 'buttons', multiple: false }],
    },
    { ...store, groups },
    ['1850', '1860'].map((year) => ({ ...workOf(year), date: `${year}-01-01T00:00:00.000Z` })),
  )
  expect(shown.map(({ id }) => id)).toEqual(['period', 'period_'])
})

test('names the pinned and the large tiles that the gallery shows', () => {
  const arrangement = {
    order: [],
    pinned: ['article-gone', 'article-sheet-0', 'article-sheet-1'],
    large: ['article-sheet-3', 'image-sheet-4'],
  }
  const arranged = { ...block, fitShapes: false, arrangement }
  expect(toGallery(arranged, store, works(10))).toMatchObject({
    pinned: 2,
    large: ['sheet-3'],
    // Whole repeats, so that the large tile takes the same cell on every page.
    paging: { size: 25 },
  })
  const columns = toGallery({ ...arranged, layout: 'columns' }, store, works(10))
  expect(columns).toMatchObject({ pinned: 2, paging: { size: 24 } })
  expect(columns).not.toHaveProperty('large')
})
