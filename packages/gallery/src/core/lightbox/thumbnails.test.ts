import { expect, it } from 'vitest'
import { blocksCovering, centredScrollOffset, visibleThumbnails } from './thumbnails'

it('renders the visible thumbnails of ten thousand and a few more', () => {
  expect(visibleThumbnails(0, 640, 10_000)).toEqual({ from: 0, to: 16 })
  expect(visibleThumbnails(64_000, 640, 10_000)).toEqual({ from: 994, to: 1016 })
  expect(visibleThumbnails(639_360, 640, 10_000)).toEqual({ from: 9984, to: 10_000 })
})

it('renders all of a few thumbnails', () => {
  expect(visibleThumbnails(0, 640, 5)).toEqual({ from: 0, to: 5 })
})

it('centres the current thumbnail, except near the ends', () => {
  expect(centredScrollOffset(0, 640, 100)).toBe(0)
  expect(centredScrollOffset(50, 640, 100)).toBe(50.5 * 64 - 320)
  expect(centredScrollOffset(99, 640, 100)).toBe(6400 - 640)
  expect(centredScrollOffset(2, 640, 5)).toBe(0)
})

it('requests whole blocks', () => {
  expect(blocksCovering({ from: 0, to: 16 }, 10_000)).toEqual([{ from: 0, to: 48 }])
  expect(blocksCovering({ from: 40, to: 60 }, 10_000)).toEqual([
    { from: 0, to: 48 },
    { from: 48, to: 96 },
  ])
  expect(blocksCovering({ from: 0, to: 5 }, 5)).toEqual([{ from: 0, to: 5 }])
  expect(blocksCovering({ from: 0, to: 0 }, 0)).toEqual([])
})
