import { expect, test } from 'vitest'
import { toSlug, toSlugWithEnd } from './to-slug.mjs'

test('joins letters and digits of any script by hyphens', () => {
  expect(toSlug('S. Trinità, Viterbo; ‘Three’ Panoramas')).toBe('s-trinita-viterbo-three-panoramas')
  expect(toSlug('Straße № 5')).toBe('strasse-no-5')
  expect(toSlug('قارب صغير')).toBe('قارب-صغير')
  expect(toSlug('हिन्दी')).toBe('हिन्दी')
  expect(toSlug('[?!]')).toBe('')
})

test('keeps the end of a shortened slug', () => {
  const slug = toSlugWithEnd('A very long title '.repeat(30), 'A00006')
  expect(slug.length).toBeLessThanOrEqual(90)
  expect(slug).toMatch(/^a-very-long-title-.+-a00006$/)
  expect(toSlugWithEnd('[...]', 'A00006')).toBe('a00006')
})
