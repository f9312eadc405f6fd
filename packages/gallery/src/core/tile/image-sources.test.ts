import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ImageVariant, Span, TileImage } from '../types'
import { tileAspectRatio } from './aspect-ratio'
import { imageSizes, imageSources, objectPosition, type ImageSlots } from './image-sources'

/** Tiles of a pattern of 4, 3 and 2 columns with square cells. */
const slots = (wide: Span, medium: Span = wide, narrow: Span = [1, 1]): ImageSlots => ({
  wide: { span: wide, widthFraction: wide[0] / 4, ratio: wide[0] / wide[1] },
  medium: { span: medium, widthFraction: medium[0] / 3, ratio: medium[0] / medium[1] },
  narrow: { span: narrow, widthFraction: narrow[0] / 2, ratio: narrow[0] / narrow[1] },
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

describe('imageSources', () => {
  test('offers the best type first and uses the last type for the <img>', () => {
    const both = image([...files('image/webp', [320, 640]), ...files('image/avif', [320, 640])])
    expect(imageSources(both, slots([1, 1]))).toMatchObject({
      sources: [{ type: 'image/avif', srcSet: '/media/a-320.avif 320w,/media/a-640.avif 640w' }],
      srcSet: null,
      src: '/media/a-640.webp',
    })
  })

  test('has no <source> when there is only one type', () => {
    expect(imageSources(image(files('image/png', [200])), slots([1, 1]))).toMatchObject({
      sources: [],
      src: '/media/a-200.png',
    })
  })

  test('offers all files: tiles are up to 1,200 px wide on large screens', () => {
    expect(imageSources(image(files('image/webp', [640, 2560])), slots([1, 1])).srcSet).toBe(
      '/media/a-640.webp 640w,/media/a-2560.webp 2560w',
    )
  })
})

describe('imageSizes', () => {
  test('covers the box of a panorama, which is less wide than its image', () => {
    const free = { span: [1, 1], widthFraction: 0.25, ratio: null } as const
    const sizesOf = (ratio: number) => imageSizes(ratio, { wide: free, medium: free, narrow: free })
    expect(sizesOf(4.5)).toContain(',34vw')
    const widest = tileAspectRatio({ image: { width: 9, height: 1 }, textCover: null })
    expect(sizesOf(widest)).toBe(sizesOf(1))
    expect(sizesOf(widest * 1.1)).not.toBe(sizesOf(1))
  })

  test('uses the width of the tile where the tile is wider than the shape of the image', () => {
    expect(imageSizes(1, slots([2, 1], [2, 1], [2, 1]))).toBe(
      '(min-width:980px) 44vw,(min-width:600px) 60vw,88vw',
    )
  })

  test('uses the height of the tile where the image must be wider than the tile to cover it', () => {
    expect(imageSizes(2, slots([1, 2], [1, 1], [1, 1]))).toBe(
      '(min-width:980px) 88vw,(min-width:600px) 60vw,88vw',
    )
  })

  test('limits the width where the tile does not grow with the gallery', () => {
    const limited = { span: [1, 1], widthFraction: 0.4, ratio: 2, maxWidth: 480 } as const
    expect(imageSizes(3, { wide: limited, medium: limited, narrow: limited })).toContain(
      'min(54vw,720px)',
    )
  })

  test('uses the width of the tile where the tile has the shape of its image', () => {
    const free = { span: [1, 1], widthFraction: 0.25, ratio: null } as const
    expect(imageSizes(3, { wide: free, medium: free, narrow: free })).toBe(
      '(min-width:980px) 22vw,(min-width:600px) 22vw,22vw',
    )
  })
})

test('the focal point stays visible for any shapes of image and tile', () => {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true })
  const side = fc.integer({ min: 10, max: 4000 })
  fc.assert(
    fc.property(
      fraction,
      fraction,
      side,
      side,
      side,
      side,
      (x, y, width, height, tileWidth, tileHeight) => {
        const [left = 50, top = 50] =
          objectPosition({ ...image([]), width, height, focalPoint: { x, y } })
            ?.split(' ')
            .map(Number.parseFloat) ?? []
        const scale = Math.max(tileWidth / width, tileHeight / height)
        // A CSS percentage aligns this point of the image with the same point of the tile.
        const seenX = x * width * scale + (left / 100) * (tileWidth - width * scale)
        const seenY = y * height * scale + (top / 100) * (tileHeight - height * scale)
        // Rounding to whole percents: an error of up to 0.5 % of the cropped length.
        const slack =
          0.005 * Math.max(width * scale - tileWidth, height * scale - tileHeight) + 1e-6
        expect(seenX).toBeGreaterThanOrEqual(-slack)
        expect(seenX).toBeLessThanOrEqual(tileWidth + slack)
        expect(seenY).toBeGreaterThanOrEqual(-slack)
        expect(seenY).toBeLessThanOrEqual(tileHeight + slack)
      },
    ),
  )
})

test('the focal point is at the same fraction of the tile as of the image', () => {
  expect(objectPosition(image([]))).toBeUndefined()
  expect(objectPosition({ ...image([]), focalPoint: { x: 0.123, y: 1 } })).toBe('12% 100%')
})
