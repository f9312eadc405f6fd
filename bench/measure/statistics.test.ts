import { expect, test } from 'vitest'
import { median, range, ratio } from './statistics'

test('returns the middle of the sorted values as the median', () => {
  expect(median([9, 1, 5])).toBe(5)
})

test('returns the mean of the two middle values for an even number of values', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('returns NaN as the median of no values', () => {
  expect(median([])).toBeNaN()
})

test('includes an outlier in the range but not in the median', () => {
  expect(median([5, 5, 6, 900])).toBe(5.5)
  expect(range([5, 5, 6, 900])).toEqual([5, 900])
})

test('returns no ratio to zero or of NaN', () => {
  expect(ratio(12, 4)).toBe(3)
  expect(ratio(12, 0)).toBeNull()
  expect(ratio(NaN, 4)).toBeNull()
})
