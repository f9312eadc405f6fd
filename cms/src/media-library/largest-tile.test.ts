import { expect, test } from 'vitest'
import { isTooSmall, LARGEST_TILE, MIN_SIZE } from './largest-tile'

test('the largest tile is half as wide as a gallery in a window of 1440 px', () => {
  // docs/media.md has these numbers.
  expect(LARGEST_TILE).toEqual({ width: 650, height: 848 })
  expect(MIN_SIZE).toEqual({ width: 585, height: 764 })
})

test('an image has to cover the tile; one that is not cropped has to fit into it', () => {
  const panorama = { width: 3000, height: 500 }
  expect(isTooSmall({ ...panorama, doNotCrop: false })).toBe(true)
  expect(isTooSmall({ ...panorama, doNotCrop: true })).toBe(false)
  expect(isTooSmall({ ...MIN_SIZE, doNotCrop: false })).toBe(false)
  expect(isTooSmall({ width: 300, height: 200, doNotCrop: true })).toBe(true)
})
