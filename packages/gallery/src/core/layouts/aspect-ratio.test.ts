import { expect, test } from 'vitest'
import { tileAspectRatio } from './aspect-ratio'

const picture = (width: number, height: number) =>
  tileAspectRatio({
    image: { width, height },
    plate: null,
  })

const plate = (aspectRatio: number | null) =>
  tileAspectRatio({ image: null, plate: { aspectRatio } })

test('a picture keeps its shape', () => expect(picture(3000, 2000)).toBe(1.5))

test('a very long or high picture is cropped', () => {
  expect(picture(9000, 1000)).toBe(3)
  expect(picture(1000, 9000)).toBe(0.3333)
  expect(picture(0, 0)).toBe(1)
})

test('a plate follows the work as far as its title has room', () => {
  expect(plate(1.2)).toBe(1.2)
  expect(plate(4)).toBe(1.3)
  expect(plate(0.1)).toBe(0.7)
  expect(plate(null)).toBe(1)
})
