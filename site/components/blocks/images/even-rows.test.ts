import { expect, test } from 'vitest'
import { evenRows } from './even-rows'

const lengths = (count: number, maxLength: number) =>
  evenRows(
    Array.from({ length: count }, (_, index) => index),
    maxLength,
  ).map(({ length }) => length)

test('makes as few and as equal rows as possible, longer ones first', () => {
  expect(lengths(7, 3)).toEqual([3, 2, 2])
  expect(lengths(4, 3)).toEqual([2, 2])
  expect(lengths(6, 3)).toEqual([3, 3])
  expect(lengths(5, 4)).toEqual([3, 2])
  expect(lengths(1, 4)).toEqual([1])
  expect(lengths(0, 2)).toEqual([])
})

test('keeps every item once and in order', () => {
  expect(evenRows(['a', 'b', 'c', 'd', 'e'], 2).flat()).toEqual(['a', 'b', 'c', 'd', 'e'])
})
