import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLATE_TONES, plateTone, titleFit } from './plate'

test('a plate keeps its tone, one of the few', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(plateTone(id)).toBe(plateTone(id))
      expect([0, 1, 2, 3, 4, 5].slice(0, PLATE_TONES)).toContain(plateTone(id))
    }),
  )
})

test('tones are spread over the ids', () => {
  const tones = new Set(Array.from({ length: 60 }, (_, i) => plateTone(`work-${i}`)))
  expect(tones.size).toBe(PLATE_TONES)
})

test('a title is set smaller the longer it is, within limits', () => {
  expect(titleFit('Rye')).toBe(1)
  expect(titleFit('x'.repeat(56))).toBe(0.5)
  expect(titleFit('x'.repeat(5000))).toBe(0.3)
})
