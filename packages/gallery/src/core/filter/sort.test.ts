import { expect, test } from 'vitest'
import { tileOf } from '../../testing/tiles/tiles'
import type { Sort, Tile } from '../types'
import { toTileList } from '../tile-list'
import { sortOrder } from './sort'

const names = (tiles: readonly Tile[], sort: Sort) =>
  Array.from(sortOrder(toTileList(tiles), sort), (position) => tiles[position]?.title)
const titled = (...titles: readonly string[]) =>
  titles.map((title) => ({ ...tileOf(title), title }))
const dated = (...dates: readonly (string | null)[]) =>
  dates.map((date, i) => ({ ...tileOf(`${i}`), title: `${date}/${i}`, date }))

test('sorts titles with accented letters next to plain ones and numbers by value', () => {
  const tiles = titled('Zoo', 'émile', 'Study 10', 'Eva', 'Study 9', 'apple')
  expect(names(tiles, { by: 'title' })).toEqual([
    'apple',
    'émile',
    'Eva',
    'Study 9',
    'Study 10',
    'Zoo',
  ])
})

test('sorts by date in both directions, tiles without a date last, equal dates in the editor’s order', () => {
  const tiles = dated(null, '2020-01-01', 'sometime', '2024-06-01', '2020-01-01')
  expect(names(tiles, { by: 'date' })).toEqual([
    '2024-06-01/3',
    '2020-01-01/1',
    '2020-01-01/4',
    'null/0',
    'sometime/2',
  ])
  expect(names(tiles, { by: 'oldest' })).toEqual([
    '2020-01-01/1',
    '2020-01-01/4',
    '2024-06-01/3',
    'null/0',
    'sometime/2',
  ])
})

test('a random order has every tile once, is the same for the same seed and differs for another', () => {
  const tiles = titled(...Array.from({ length: 50 }, (_, i) => `${i}`))
  const order = (seed: number) => names(tiles, { by: 'random', seed })
  expect(order(1).toSorted()).toEqual(tiles.map(({ title }) => title).toSorted())
  expect(order(7)).toEqual(order(7))
  expect(order(7)).not.toEqual(order(8))
})
