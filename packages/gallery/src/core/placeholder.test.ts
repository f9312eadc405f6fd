import fc from 'fast-check'
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { describe, expect, test } from 'vitest'
import { colourAt, placeholder } from './placeholder'

const rgba = fc.uint8Array({ minLength: 20 * 14 * 4, maxLength: 20 * 14 * 4 })

describe('placeholder', () => {
  test('reads the colours that the reference decoder draws, opaque or not', () => {
    fc.assert(
      fc.property(rgba, fc.boolean(), (pixels, opaque) => {
        if (opaque) for (let i = 3; i < pixels.length; i += 4) pixels[i] = 255
        const hash = rgbaToThumbHash(20, 14, pixels)
        const drawn = thumbHashToRGBA(hash)
        for (const [x, y] of [
          [0, 0],
          [5, 9],
          [drawn.w - 1, drawn.h - 1],
        ] as const) {
          const at = (y * drawn.w + x) * 4
          const expected = [...drawn.rgba.slice(at, at + 3)]
          const colour = colourAt([...hash], (x + 0.5) / drawn.w, (y + 0.5) / drawn.h)
          colour.forEach((part, i) =>
            expect(Math.abs(part * 255 - (expected[i] ?? 0))).toBeLessThanOrEqual(1),
          )
        }
      }),
      { numRuns: 50 },
    )
  })

  test('is four short colours', () => {
    expect(placeholder('1QcSHQRnh493V4dIh4eXh1h4kJUI')).toEqual({
      topLeft: expect.stringMatching(/^#[0-9a-f]{3}$/),
      topRight: expect.stringMatching(/^#[0-9a-f]{3}$/),
      bottomLeft: expect.stringMatching(/^#[0-9a-f]{3}$/),
      bottomRight: expect.stringMatching(/^#[0-9a-f]{3}$/),
    })
  })

  test('is none for text that is no ThumbHash', () => {
    for (const text of ['', 'AA==', '<script>', 'abcde', 'ä'.repeat(28)])
      expect(placeholder(text)).toBeNull()
  })
})
