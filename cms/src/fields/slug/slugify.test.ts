import { page } from '@tessera/content'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeSlug, slugify } from './slugify'

test('keeps letters of all scripts and joins words with hyphens', () => {
  expect(slugify('  The Baffled Devils’ Fighting! ')).toBe('the-baffled-devils-fighting')
  expect(slugify('Überraschung in Łódź')).toBe('überraschung-in-łódź')
  expect(slugify('東京 2024')).toBe('東京-2024')
  expect(slugify('[?!]')).toBe('')
})

test('creates an empty or valid slug for every title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugify(title)
      return slug === '' || page.shape.slug.safeParse(slug).success
    }),
  )
})

test('finds an unused slug among a thousand with few queries', async () => {
  const taken = new Set([
    'untitled',
    ...Array.from({ length: 1000 }, (_, n) => `untitled-${n + 2}`),
  ])
  let queries = 0
  const slug = await freeSlug('untitled', async (candidate) => {
    queries += 1
    return taken.has(candidate)
  })
  expect(slug).toBe('untitled-1002')
  expect(queries).toBeLessThan(25)
})
