import { expect, test } from 'vitest'
import { coverSizes } from './cover-sizes'

const PHONE =
  '(max-width: 40rem) and (min-resolution: 1.1dppx) and (max-resolution: 1.9dppx) 70vw, (max-width: 40rem) 101vw'

test('a landscape image is as wide as the viewport, up to the width of the page', () => {
  expect(coverSizes({ width: 1600, height: 1000 })).toBe(`${PHONE}, (min-width: 90rem) 84rem, 94vw`)
})

test('an upright image is at most as high as the viewport, and on wide screens as wide as its column', () => {
  expect(coverSizes({ width: 1200, height: 1600 })).toBe(
    `${PHONE}, (min-width: 80rem) min(44vw, 75vh), min(94vw, 75vh)`,
  )
})
