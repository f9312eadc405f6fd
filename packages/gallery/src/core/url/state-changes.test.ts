import { expect, test } from 'vitest'
import { galleryOf } from '../../testing/tiles/tiles'
import { INITIAL_STATE } from '../defaults'
import {
  activateOption,
  clearFilters,
  loadMore,
  searchFor,
  selectOption,
  sortBy,
} from './state-changes'
import { openTile } from './open-tile'

const gallery = galleryOf({ paging: { kind: 'more', size: 4 } })
const state = { ...INITIAL_STATE, selection: { year: ['2024'] }, page: 3, openTileId: 't1' }

test('a filter change goes to the first page and closes the lightbox', () => {
  expect(selectOption(state, 'topic', 'print').state).toEqual({
    ...INITIAL_STATE,
    selection: { year: ['2024'], topic: ['print'] },
    page: 1,
    openTileId: null,
  })
})

test('a search goes to the first page; clearing the filters removes it and keeps the order', () => {
  const sorted = { ...state, sort: { by: 'title' as const } }
  const searched = searchFor(sorted, ' blue  sea ').state
  expect(searched).toEqual({ ...sorted, query: 'blue sea', page: 1, openTileId: null })
  expect(clearFilters(searched).state).toEqual({ ...INITIAL_STATE, sort: { by: 'title' } })
})

test('sorting at random again uses the next seed and starts over after the last', () => {
  const once = sortBy(state, 'random').state
  expect(once.sort).toEqual({ by: 'random', seed: 1 })
  expect(sortBy(once, 'random').state.sort).toEqual({ by: 'random', seed: 2 })
  const last = { ...once, sort: { by: 'random' as const, seed: 999_999 } }
  expect(sortBy(last, 'random').state.sort).toEqual({ by: 'random', seed: 1 })
  expect(sortBy(once, null).state.sort).toBeNull()
})

test('options are added in a group that allows several and replaced in other groups', () => {
  const [topic] = gallery.groups
  if (!topic) throw new Error('The gallery has no group.')
  const multiple = { ...topic, multiple: true }
  const one = activateOption(INITIAL_STATE, multiple, 'book').state
  const two = activateOption(one, multiple, 'print').state
  expect(two.selection).toEqual({ topic: ['book', 'print'] })
  expect(activateOption(two, multiple, 'book').state.selection).toEqual({ topic: ['print'] })
  expect(activateOption(two, multiple, '').state.selection).toEqual({})
  expect(activateOption(one, topic, 'print').state.selection).toEqual({ topic: ['print'] })
})

test('loading more keeps the selection; opening a tile keeps everything else', () => {
  expect(loadMore(state).state).toEqual({ ...state, page: 4, openTileId: null })
  expect(openTile(state, 't2').state).toEqual({ ...state, openTileId: 't2' })
})
