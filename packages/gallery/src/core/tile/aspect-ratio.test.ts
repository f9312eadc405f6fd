import { expect, test } from 'vitest'
import { tileAspectRatio } from './aspect-ratio'

const image = (width: number, height: number) =>
  tileAspectRatio({
    image: { width, height },
    textCover: null,
  })

const textCover = (aspectRatio: number | null) =>
  tileAspectRatio({ image: null, textCover: { aspectRatio } })

test('an image keeps its aspect ratio', () => expect(image(3000, 2000)).toBe(1.5))

test('a very wide or tall image is cropped', () => {
  expect(image(9000, 1000)).toBe(3)
  expect(image(1000, 9000)).toBe(0.3333)
  expect(image(0, 0)).toBe(1)
})

test('a text cover takes the aspect ratio of its object within limits that leave space for the title', () => {
  expect(textCover(1.2)).toBe(1.2)
  expect(textCover(4)).toBe(1.3)
  expect(textCover(0.1)).toBe(0.7)
  expect(textCover(null)).toBe(1)
})
