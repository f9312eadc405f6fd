import { expect, test } from 'vitest'
import { moveTile, sortByArrangement, toggleLarge, togglePinned } from './arrange'

const nothing = { order: [], pinned: [], large: [] }
const shown = ['article-1', 'article-2', 'article-3', 'image-4']

test('moves a tile to an index and stores the whole order', () => {
  expect(moveTile(nothing, { shown, id: 'image-4', to: 1 })).toEqual({
    ...nothing,
    order: ['article-1', 'image-4', 'article-2', 'article-3'],
  })
  expect(moveTile(nothing, { shown, id: 'article-1', to: 9 }).order.at(-1)).toBe('article-1')
})

test('keeps works that are not shown at present', () => {
  const arrangement = { ...nothing, order: ['article-9', 'article-1'] }
  expect(moveTile(arrangement, { shown, id: 'article-2', to: 0 }).order).toEqual([
    'article-2',
    'article-1',
    'article-3',
    'image-4',
    'article-9',
  ])
})

test('stores no more works than an arrangement may have', () => {
  const order = Array.from({ length: 1_000 }, (_, index) => `article-${index + 100}`)
  const moved = moveTile({ ...nothing, order }, { shown, id: 'image-4', to: 0 })
  expect(moved.order).toHaveLength(1_000)
  expect(moved.order.slice(0, 4)).toEqual(['image-4', 'article-1', 'article-2', 'article-3'])
})

test('a pinned tile stays among the pinned ones, and the others stay behind them', () => {
  const arrangement = { ...nothing, pinned: ['article-1', 'article-2'] }
  expect(moveTile(arrangement, { shown, id: 'article-1', to: 3 }).pinned).toEqual([
    'article-2',
    'article-1',
  ])
  expect(moveTile(arrangement, { shown, id: 'image-4', to: 0 }).order).toEqual([
    'article-1',
    'article-2',
    'image-4',
    'article-3',
  ])
})

test('pins and enlarges tiles, and undoes both', () => {
  const pinned = togglePinned({ ...nothing, pinned: ['article-1'] }, 'image-4')
  expect(pinned.pinned).toEqual(['article-1', 'image-4'])
  expect(togglePinned(pinned, 'article-1').pinned).toEqual(['image-4'])
  const large = toggleLarge(nothing, 'image-4')
  expect(large.large).toEqual(['image-4'])
  expect(toggleLarge(large, 'image-4')).toEqual(nothing)
})

test('sorts pinned tiles first, and tiles without a place last', () => {
  const tiles = shown.map((id) => ({ id }))
  const sorted = sortByArrangement(tiles, { order: ['image-4'], pinned: ['article-3'] })
  expect(sorted.map(({ id }) => id)).toEqual(['article-3', 'image-4', 'article-1', 'article-2'])
})
