import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TEXT_COVER_TONES, textCoverTone, titleFit } from './text-cover'

test('a text cover has one of the tones, always the same for its id', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(textCoverTone(id)).toBe(textCoverTone(id))
      expect([0, 1, 2, 3, 4, 5].slice(0, TEXT_COVER_TONES)).toContain(textCoverTone(id))
    }),
  )
})

test('different ids use all tones', () => {
  const tones = new Set(Array.from({ length: 60 }, (_, i) => textCoverTone(`work-${i}`)))
  expect(tones.size).toBe(TEXT_COVER_TONES)
})

test('a longer title has a smaller font size, within limits', () => {
  expect(titleFit('Rye')).toBe(1)
  expect(titleFit('x'.repeat(56))).toBe(0.5)
  expect(titleFit('x'.repeat(5000))).toBe(0.3)
})
