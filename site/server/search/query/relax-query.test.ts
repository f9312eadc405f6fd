import { expect, test } from 'vitest'
import { relaxQuery } from './relax-query'

const counting = (counts: Readonly<Record<string, number>>) => (query: string) => counts[query] ?? 0

test('leaves out one part at a time, the most results first', () => {
  expect(relaxQuery('red boat 1850', counting({ 'red boat': 2, 'boat 1850': 5 }))).toEqual([
    { without: 'red', query: 'boat 1850', count: 5 },
    { without: '1850', query: 'red boat', count: 2 },
  ])
})

test('offers each part alone if leaving out one is not enough', () => {
  expect(relaxQuery('red boat 1850', counting({ boat: 3 }))).toEqual([
    { without: 'red 1850', query: 'boat', count: 3 },
  ])
})

test('has nothing to leave out of one word, and of words that are unknown', () => {
  expect(relaxQuery('boat', counting({ '': 9 }))).toEqual([])
  expect(relaxQuery('a b', counting({}))).toEqual([])
})
