import { article } from '@tessera/content'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeSlug, slugify } from './slug'

test('keeps letters of every script and joins words by hyphens', () => {
  expect(slugify('  The Baffled Devils’ Fighting! ')).toBe('the-baffled-devils-fighting')
  expect(slugify('Überraschung in Łódź')).toBe('überraschung-in-łódź')
  expect(slugify('東京 2024')).toBe('東京-2024')
  expect(slugify('[?!]')).toBe('')
})

test('whatever the title, the slug is empty or fits a published article', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugify(title)
      return slug === '' || article.shape.slug.safeParse(slug).success
    }),
  )
})

test('finds a free slug among a thousand in a few questions', async () => {
  const taken = new Set([
    'untitled',
    ...Array.from({ length: 1000 }, (_, n) => `untitled-${n + 2}`),
  ])
  let questions = 0
  const slug = await freeSlug('untitled', async (candidate) => {
    questions += 1
    return taken.has(candidate)
  })
  expect(slug).toBe('untitled-1002')
  expect(questions).toBeLessThan(25)
})
