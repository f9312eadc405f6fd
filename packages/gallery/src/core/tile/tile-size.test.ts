import { expect, test } from 'vitest'
import { tileSize } from './tile-size'

test('classifies tiles by the columns and rows they cover', () => {
  expect(tileSize([1, 1])).toBe('small')
  expect(tileSize([3, 1])).toBe('wide')
  expect(tileSize([1, 2])).toBe('tall')
  expect(tileSize([2, 2])).toBe('big')
})
