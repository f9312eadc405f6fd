import { expect, it } from 'vitest'
import { blocksOf, centred, drawnStretch } from './thumbnails'

it('draws what is seen of a strip, and a little more, of ten thousand', () => {
  expect(drawnStretch(0, 640, 10_000)).toEqual({ from: 0, to: 16 })
  expect(drawnStretch(64_000, 640, 10_000)).toEqual({ from: 994, to: 1016 })
  expect(drawnStretch(639_360, 640, 10_000)).toEqual({ from: 9984, to: 10_000 })
})

it('draws all of a few', () => {
  expect(drawnStretch(0, 640, 5)).toEqual({ from: 0, to: 5 })
})

it('has the slide shown in the middle, as far as the ends let it', () => {
  expect(centred(0, 640, 100)).toBe(0)
  expect(centred(50, 640, 100)).toBe(50.5 * 64 - 320)
  expect(centred(99, 640, 100)).toBe(6400 - 640)
  expect(centred(2, 640, 5)).toBe(0)
})

it('asks for whole blocks', () => {
  expect(blocksOf({ from: 0, to: 16 }, 10_000)).toEqual([{ from: 0, to: 48 }])
  expect(blocksOf({ from: 40, to: 60 }, 10_000)).toEqual([
    { from: 0, to: 48 },
    { from: 48, to: 96 },
  ])
  expect(blocksOf({ from: 0, to: 5 }, 5)).toEqual([{ from: 0, to: 5 }])
  expect(blocksOf({ from: 0, to: 0 }, 0)).toEqual([])
})
