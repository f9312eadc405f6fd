import { expect, test } from 'vitest'
import { galleryOf } from '../testing/tiles'
import {
  chooseOption,
  clearFilters,
  followOption,
  loadMore,
  openView,
  searchFor,
  sortBy,
  stateHref,
} from './links'
import { INITIAL_STATE } from './defaults'

const gallery = galleryOf({ paging: { kind: 'more', size: 4 } })
const state = { ...INITIAL_STATE, selection: { year: ['2024'] }, page: 3, view: 't1' }

test('a change of filter starts at the first page, with the lightbox closed', () => {
  expect(chooseOption(state, 'topic', 'print').state).toEqual({
    ...INITIAL_STATE,
    selection: { year: ['2024'], topic: ['print'] },
    page: 1,
    view: null,
  })
})

test('a search starts at the first page; clearing takes it back and leaves the order', () => {
  const sorted = { ...state, sort: { by: 'title' as const } }
  const searched = searchFor(sorted, ' blue  sea ').state
  expect(searched).toEqual({ ...sorted, query: 'blue sea', page: 1, view: null })
  expect(clearFilters(searched).state).toEqual({ ...INITIAL_STATE, sort: { by: 'title' } })
})

test('random while it is random leads to the next seed, going round', () => {
  const once = sortBy(state, 'random').state
  expect(once.sort).toEqual({ by: 'random', seed: 1 })
  expect(sortBy(once, 'random').state.sort).toEqual({ by: 'random', seed: 2 })
  const last = { ...once, sort: { by: 'random' as const, seed: 999_999 } }
  expect(sortBy(last, 'random').state.sort).toEqual({ by: 'random', seed: 1 })
  expect(sortBy(once, null).state.sort).toBeNull()
})

test("options add up where several may be chosen, and take each other's place where not", () => {
  const [topic] = gallery.groups
  if (!topic) throw new Error('The gallery has no group.')
  const several = { ...topic, multiple: true }
  const one = followOption(INITIAL_STATE, several, 'book').state
  const two = followOption(one, several, 'print').state
  expect(two.selection).toEqual({ topic: ['book', 'print'] })
  expect(followOption(two, several, 'book').state.selection).toEqual({ topic: ['print'] })
  expect(followOption(two, several, '').state.selection).toEqual({})
  expect(followOption(one, topic, 'print').state.selection).toEqual({ topic: ['print'] })
})

test('loading more keeps the selection; opening a tile keeps everything', () => {
  expect(loadMore(state).state).toEqual({ ...state, page: 4, view: null })
  expect(openView(state, 't2').state).toEqual({ ...state, view: 't2' })
})

test('an address names this page, another page, and where on it', () => {
  const here = { path: '', search: '' }
  expect(stateHref(gallery, here, INITIAL_STATE)).toBe('?')
  expect(stateHref(gallery, { path: '/about', search: '' }, INITIAL_STATE)).toBe('/about')
  expect(stateHref(gallery, here, state, 'work-é#1')).toBe(
    '?work.year=2024&work.page=3&work.view=t1#work-%C3%A9%231',
  )
})
