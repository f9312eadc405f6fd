import { expect, test } from 'vitest'
import { galleryOf } from '../testing/tiles'
import { chooseOption, loadMore, openView, stateHref } from './links'
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
