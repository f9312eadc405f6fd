import { expect, test } from 'vitest'
import { groupOf, tileOf } from '../testing/tiles'
import { tileTags } from './tile-tags'

const groups = [
  groupOf('year', ['2024', '2023']),
  groupOf('place', ['quay', 'yard']),
  groupOf('topic', ['print', 'photo', 'book']),
]

test('tells the options of a tile by their labels, in the order of groups and options', () => {
  const tile = tileOf('a', { topic: ['book', 'print'], place: ['yard'] })
  expect(tileTags(groups, tile)).toEqual(['Yard', 'Print', 'Book'])
})

test('tells three at most', () => {
  const tile = tileOf('a', { topic: ['book', 'print', 'photo'], place: ['yard'] })
  expect(tileTags(groups, tile)).toEqual(['Yard', 'Print', 'Photo'])
})

test('says nothing twice: neither the year nor the author nor a word of two groups', () => {
  const tile = {
    ...tileOf('a', { year: ['2024'], place: ['quay'], topic: ['print'], kind: ['print'] }),
    date: '2024-03-01T00:00:00Z',
    author: 'Quay',
  }
  expect(tileTags([...groups, groupOf('kind', ['print'])], tile)).toEqual(['Print'])
})

test('leaves out what the gallery does not know', () => {
  expect(tileTags(groups, tileOf('a', { topic: ['lost'], other: ['x'] }))).toEqual([])
})

test('a group may be called what every object has', () => {
  const cars = groupOf('constructor', ['lotus', 'brabham'])
  expect(tileTags([cars], tileOf('a', { constructor: ['lotus'] }))).toEqual(['Lotus'])
  expect(tileTags([cars], tileOf('b', {}))).toEqual([])
})
