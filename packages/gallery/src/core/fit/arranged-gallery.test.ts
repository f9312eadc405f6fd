import { describe, expect, test } from 'vitest'
import { galleryOf, groupOf, tileOf } from '../../testing/tiles/tiles'
import { INITIAL_STATE } from '../defaults'
import { GalleryIndex } from '../gallery-index'
import { fitTiles } from '../layouts'
import type { Gallery, GalleryState, Sort } from '../types'

/** Titles from `Title t9` to `Title t0`, so that sorting by title turns the order around. */
const tiles = Array.from({ length: 10 }, (_, i) =>
  tileOf(`t${9 - i}`, { topic: i % 2 === 0 ? ['print'] : [] }),
)
const gallery = galleryOf({ groups: [groupOf('topic', ['print'])], sorts: ['title', 'random'] })
const shown = (settings: Partial<Gallery>, state: Partial<GalleryState> = {}) =>
  new GalleryIndex({ ...gallery, ...settings }, tiles)
    .view({ ...INITIAL_STATE, ...state })
    .tiles.map(({ id }) => id)

describe('an arranged gallery', () => {
  test('shows a large tile in the largest cell of its repeat, without Fit shapes', () => {
    const arranged = { large: ['t7', 't4'] }
    const order = ['t7', 't9', 't8', 't6', 't4', 't5', 't3', 't2', 't1', 't0']
    expect(shown(arranged)).toEqual(order)
    expect(fitTiles({ ...gallery, ...arranged }, tiles).map(({ id }) => id)).toEqual(order)
  })

  test('enlarges its tiles in the same order', () => {
    const index = new GalleryIndex({ ...gallery, large: ['t7'] }, tiles)
    const { slide } = index.view({ ...INITIAL_STATE, openTileId: 't7' })
    expect(slide).toMatchObject({ position: 1, after: [{ id: 't9' }, { id: 't8' }, { id: 't6' }] })
  })

  test('assigns the cells again after a filter', () => {
    const state = { selection: { topic: ['print'] } }
    expect(shown({ large: ['t5'] }, state)).toEqual(['t5', 't9', 't7', 't3', 't1'])
  })

  test('has no large tiles in layouts without cells of several sizes', () => {
    expect(shown({ large: ['t7'], layout: 'columns' })).toEqual(shown({}))
  })

  test('has no large tiles as soon as a visitor sorts', () => {
    const state = { sort: { by: 'title' } } as const
    expect(shown({ large: ['t7'] }, state)).toEqual(shown({}, state))
  })

  test.each([{ by: 'title' }, { by: 'random', seed: 7 }] satisfies Sort[])(
    'keeps pinned tiles first when a visitor sorts %o',
    (sort) => {
      const sorted = shown({ pinned: 2 }, { sort })
      expect(sorted.slice(0, 2)).toEqual(['t9', 't8'])
      expect(sorted.toSorted()).toEqual(shown({}).toSorted())
      if (sort.by === 'title') expect(sorted.slice(2, 4)).toEqual(['t0', 't1'])
    },
  )
})
