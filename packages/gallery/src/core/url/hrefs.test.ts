import { expect, test } from 'vitest'
import { galleryOf } from '../../testing/tiles/tiles'
import { INITIAL_STATE } from '../defaults'
import { stateHref } from './hrefs'

const gallery = galleryOf({ paging: { kind: 'more', size: 4 } })
const state = { ...INITIAL_STATE, selection: { year: ['2024'] }, page: 3, openTileId: 't1' }

test('writes a link to this page, to another page and to an element of it', () => {
  const here = { path: '', search: '' }
  expect(stateHref(gallery, here, INITIAL_STATE)).toBe('?')
  expect(stateHref(gallery, { path: '/about', search: '' }, INITIAL_STATE)).toBe('/about')
  expect(stateHref(gallery, here, state, 'work-é#1')).toBe(
    '?work.year=2024&work.page=3&work.view=t1#work-%C3%A9%231',
  )
})
