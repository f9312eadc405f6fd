import { expect, test } from 'vitest'
import { median, ratio, spread } from './statistics'

test('the median is the middle of the sorted values', () => {
  expect(median([9, 1, 5])).toBe(5)
})

test('the median of an even number is between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('the median of nothing is no number', () => {
  expect(median([])).toBeNaN()
})

test('one outlier moves the spread and not the median', () => {
  expect(median([5, 5, 6, 900])).toBe(5.5)
  expect(spread([5, 5, 6, 900])).toEqual([5, 900])
})

test('a ratio to nothing is not told', () => {
  expect(ratio(12, 4)).toBe(3)
  expect(ratio(12, 0)).toBeNull()
  expect(ratio(NaN, 4)).toBeNull()
})
