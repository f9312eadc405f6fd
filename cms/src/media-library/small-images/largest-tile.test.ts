import { expect, test } from 'vitest'
import { isTooSmall, largestTile, USUAL_TILE } from './largest-tile'

test('the usual largest tile is half as wide as a gallery in a window of 1440 px', () => {
  // docs/editors/media.md has these numbers.
  expect(USUAL_TILE).toEqual({ width: 650, height: 848 })
})

test('an image has to cover the tile; one that is not cropped has to fit into it', () => {
  const panorama = { width: 3000, height: 500 }
  expect(isTooSmall({ ...panorama, doNotCrop: false }, USUAL_TILE)).toBe(true)
  expect(isTooSmall({ ...panorama, doNotCrop: true }, USUAL_TILE)).toBe(false)
  expect(isTooSmall({ width: 585, height: 764, doNotCrop: false }, USUAL_TILE)).toBe(false)
  expect(isTooSmall({ width: 300, height: 200, doNotCrop: true }, USUAL_TILE)).toBe(true)
})

test('the columns, rows and gap of a gallery decide how large its tiles are', () => {
  const gallery = { layout: 'columns', pattern: '4' } as const
  expect(largestTile(gallery)).toEqual({ width: 320, height: 400 })
  expect(largestTile({ ...gallery, columns: 2, gap: 0 })).toEqual({ width: 655, height: 819 })
  expect(largestTile({ layout: 'list', pattern: '4', rowHeight: 480 }).height).toBe(480)
  const low = largestTile({ layout: 'mosaic', pattern: '4', rowHeight: 200 })
  const high = largestTile({ layout: 'mosaic', pattern: '4', rowHeight: 400 })
  expect(low.width).toBe(high.width)
  expect(high.height).toBeGreaterThan(low.height)
})

test('masonry and justified rows need one side, because they crop nothing', () => {
  const masonry = largestTile({ layout: 'masonry', pattern: '4', columns: 3 })
  expect(masonry).toEqual({ width: 430, height: 0 })
  const strip = { width: 400, height: 40, doNotCrop: true }
  expect(isTooSmall(strip, masonry)).toBe(false)
  expect(isTooSmall({ ...strip, width: 300 }, masonry)).toBe(true)
  const justified = largestTile({ layout: 'justified', pattern: '4', rowHeight: 320 })
  expect(justified).toEqual({ width: 0, height: 322 })
})
