import { expect, test } from 'vitest'
import { groupOf, tileOf } from '../../testing/tiles/tiles'
import { tileTags } from './tile-tags'

const groups = [
  groupOf('year', ['2024', '2023']),
  groupOf('place', ['quay', 'yard']),
  groupOf('topic', ['print', 'photo', 'book']),
]

test('returns the labels of the options of a tile, in the order of groups and options', () => {
  const tile = tileOf('a', { topic: ['book', 'print'], place: ['yard'] })
  expect(tileTags(groups, tile)).toEqual(['Yard', 'Print', 'Book'])
})

test('returns at most three tags', () => {
  const tile = tileOf('a', { topic: ['book', 'print', 'photo'], place: ['yard'] })
  expect(tileTags(groups, tile)).toEqual(['Yard', 'Print', 'Photo'])
})

test('omits tags that repeat the year, the author or another tag', () => {
  const tile = {
    ...tileOf('a', { year: ['2024'], place: ['quay'], topic: ['print'], kind: ['print'] }),
    date: '2024-03-01T00:00:00Z',
    author: 'Quay',
  }
  expect(tileTags([...groups, groupOf('kind', ['print'])], tile)).toEqual(['Print'])
})

test('omits unknown groups and options', () => {
  expect(tileTags(groups, tileOf('a', { topic: ['lost'], other: ['x'] }))).toEqual([])
})

test('accepts a group whose id is a property of Object.prototype', () => {
  const cars = groupOf('constructor', ['lotus', 'brabham'])
  expect(tileTags([cars], tileOf('a', { constructor: ['lotus'] }))).toEqual(['Lotus'])
  expect(tileTags([cars], tileOf('b', {}))).toEqual([])
})
