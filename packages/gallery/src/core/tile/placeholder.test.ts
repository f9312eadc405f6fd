import fc from 'fast-check'
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { describe, expect, test } from 'vitest'
import { colourAt, decodePlaceholder } from './placeholder'

const rgba = fc.uint8Array({ minLength: 20 * 14 * 4, maxLength: 20 * 14 * 4 })

describe('decodePlaceholder', () => {
  test('decodes the same colours as the reference decoder, with and without transparency', () => {
    fc.assert(
      fc.property(rgba, fc.boolean(), (pixels, opaque) => {
        if (opaque) for (let i = 3; i < pixels.length; i += 4) pixels[i] = 255
        const hash = rgbaToThumbHash(20, 14, pixels)
        const reference = thumbHashToRGBA(hash)
        for (const [x, y] of [
          [0, 0],
          [5, 9],
          [reference.w - 1, reference.h - 1],
        ] as const) {
          const start = (y * reference.w + x) * 4
          const expected = [...reference.rgba.slice(start, start + 3)]
          const colour = colourAt([...hash], (x + 0.5) / reference.w, (y + 0.5) / reference.h)
          colour.forEach((channel, i) =>
            expect(Math.abs(channel * 255 - (expected[i] ?? 0))).toBeLessThanOrEqual(1),
          )
        }
      }),
      { numRuns: 50 },
    )
  })

  test('returns four short hexadecimal colours', () => {
    expect(decodePlaceholder('1QcSHQRnh493V4dIh4eXh1h4kJUI')).toEqual({
      topLeft: expect.stringMatching(/^#[0-9a-f]{3}$/),
      topRight: expect.stringMatching(/^#[0-9a-f]{3}$/),
      bottomLeft: expect.stringMatching(/^#[0-9a-f]{3}$/),
      bottomRight: expect.stringMatching(/^#[0-9a-f]{3}$/),
    })
  })

  test('returns null for text that is not a ThumbHash', () => {
    for (const text of ['', 'AA==', '<script>', 'abcde', 'ä'.repeat(28)])
      expect(decodePlaceholder(text)).toBeNull()
  })
})
