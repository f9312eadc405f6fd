import { describe, expect, test } from 'vitest'
import { objectPosition, pictureSizes, pictureSources, type Shape } from './picture-sources'
import type { ImageVariant, Span, TileImage } from './types'

const shape = (wide: Span, medium: Span = wide, narrow: Span = [1, 1]): Shape => ({
  wide: { span: wide, columns: 4 },
  medium: { span: medium, columns: 3 },
  narrow: { span: narrow, columns: 2 },
})

const files = (type: ImageVariant['type'], widths: readonly number[]) =>
  widths.map((width) => ({ type, width, src: `/media/a-${width}.${type.slice(6)}` }))

const image = (variants: readonly ImageVariant[]): TileImage => ({
  alt: '',
  width: 3000,
  height: 2000,
  focalPoint: { x: 0.5, y: 0.5 },
  thumbHash: null,
  caption: null,
  variants,
})

describe('pictureSources', () => {
  test('offers the better type first and the plainest as the image itself', () => {
    const both = image([...files('image/webp', [320, 640]), ...files('image/avif', [320, 640])])
    expect(pictureSources(both, shape([1, 1]))).toMatchObject({
      sources: [{ type: 'image/avif', srcSet: '/media/a-320.avif 320w,/media/a-640.avif 640w' }],
      srcSet: '/media/a-320.webp 320w,/media/a-640.webp 640w',
      src: '/media/a-640.webp',
    })
  })

  test('has no sources when there is one type', () => {
    expect(pictureSources(image(files('image/png', [200])), shape([1, 1]))).toMatchObject({
      sources: [],
      src: '/media/a-200.png',
    })
  })

  test('leaves files larger than any tile to the lightbox, unless there is no other', () => {
    expect(pictureSources(image(files('image/webp', [640, 2560])), shape([1, 1])).srcSet).toBe(
      '/media/a-640.webp 640w',
    )
    expect(pictureSources(image(files('image/webp', [2560])), shape([1, 1])).srcSet).toBe(
      '/media/a-2560.webp 2560w',
    )
  })
})

describe('pictureSizes', () => {
  test('follows the share of the columns where the tile is the wider one', () => {
    expect(pictureSizes(1, shape([2, 1], [2, 1], [2, 1]))).toBe(
      '(min-width:964px) 50vw,(min-width:584px) 67vw,100vw',
    )
  })

  test('follows the height where the picture must be wider than its tile to cover it', () => {
    expect(pictureSizes(2, shape([1, 2], [1, 2], [1, 2]))).toBe(
      '(min-width:964px) 960px,(min-width:584px) 880px,720px',
    )
  })
})

test('the focal point stands at the same share of the tile as of the picture', () => {
  expect(objectPosition(image([]))).toBeUndefined()
  expect(objectPosition({ ...image([]), focalPoint: { x: 0.123, y: 1 } })).toBe('12% 100%')
})
