import { expect, test } from 'vitest'
import { nextIndex } from './useTileKeys'

const at = { index: 2, count: 6, isRtl: false }

test('arrow keys lead to the tile before and after, and stay within the tiles', () => {
  expect(nextIndex('ArrowRight', at)).toBe(3)
  expect(nextIndex('ArrowUp', at)).toBe(1)
  expect(nextIndex('ArrowLeft', { ...at, index: 0 })).toBe(0)
  expect(nextIndex('ArrowDown', { ...at, index: 5 })).toBe(5)
})

test('Home and End lead to the first and the last tile, other keys nowhere', () => {
  expect(nextIndex('Home', at)).toBe(0)
  expect(nextIndex('End', at)).toBe(5)
  expect(nextIndex('a', at)).toBeNull()
})

test('left and right follow the direction of the text', () => {
  expect(nextIndex('ArrowRight', { ...at, isRtl: true })).toBe(1)
})
