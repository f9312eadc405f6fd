import { expect, test } from 'vitest'
import { coverSizes } from './cover-sizes'

test('a landscape image is as wide as the viewport, up to the width of the page', () => {
  expect(coverSizes({ width: 1600, height: 1000 })).toBe(
    '(max-width: 40rem) 70vw, (min-width: 90rem) 84rem, 94vw',
  )
})

test('an upright image is at most as high as the viewport, and on wide screens as wide as its column', () => {
  expect(coverSizes({ width: 1200, height: 1600 })).toBe(
    '(max-width: 40rem) 70vw, (min-width: 80rem) min(44vw, 75vh), min(94vw, 75vh)',
  )
})
