import { expect, test } from 'vitest'
import { coverSizes } from './cover-sizes'

test('an image lying down is as wide as the page, up to the width of the text’s page', () => {
  expect(coverSizes({ width: 1600, height: 1000 })).toBe(
    '(max-width: 40rem) 70vw, (min-width: 90rem) 84rem, 94vw',
  )
})

test('an upright image is as high as the window at most', () => {
  expect(coverSizes({ width: 1200, height: 1600 })).toBe('(max-width: 40rem) 70vw, min(94vw, 75vh)')
})
