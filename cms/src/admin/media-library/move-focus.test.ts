import { expect, test } from 'vitest'
import { nextIndex } from './move-focus'

/** Two rows of three, and a row of one. */
const TOPS = [0, 0, 0, 150, 150, 150, 300]
const move = (key: string, index: number, isRtl = false) => nextIndex(TOPS, { key, index, isRtl })

test('arrow keys move to the neighbour, Home and End to the ends', () => {
  expect(move('ArrowRight', 2)).toBe(3)
  expect(move('ArrowLeft', 3)).toBe(2)
  expect(move('ArrowDown', 1)).toBe(4)
  expect(move('ArrowUp', 6)).toBe(3)
  expect(move('Home', 4)).toBe(0)
  expect(move('End', 0)).toBe(6)
})

test('stays where there is no neighbour, and ignores other keys', () => {
  expect(move('ArrowUp', 1)).toBe(1)
  expect(move('ArrowDown', 5)).toBe(5)
  expect(move('a', 1)).toBeNull()
})

test('follows the direction of the writing', () => {
  expect(move('ArrowRight', 2, true)).toBe(1)
})
