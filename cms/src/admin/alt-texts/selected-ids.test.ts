import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_IMAGES } from '../../media-library/max-images'
import { readIds, writeIds } from './selected-ids'

test('ids that follow each other are one range', () => {
  expect(writeIds([9, 3, 4, 5, 11])).toBe('3-5.9.11')
  expect(readIds('3-5.9.11')).toEqual([3, 4, 5, 9, 11])
})

test('what is written is read again, in ascending order', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_000 }), { maxLength: MAX_IMAGES })
  fc.assert(
    fc.property(ids, (list) => {
      expect(readIds(writeIds(list))).toEqual(list.toSorted((a, b) => a - b))
    }),
  )
})

test('reads commas too, leaves out what is no id, and reads no more than can be selected', () => {
  expect(readIds('1,2,x,-3,0,4-,7-5,1e3')).toEqual([1, 2])
  expect(readIds('')).toEqual([])
  expect(readIds('1-999999999999')).toHaveLength(MAX_IMAGES)
})
