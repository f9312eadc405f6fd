import { expect, test } from 'vitest'
import { fontSubsetOf } from './font-subset'

test.each([
  ['en', 'english'],
  ['en-GB', 'english'],
  ['de', 'latin'],
  ['tr', 'latin'],
  ['ar', 'other'],
  ['sr', 'other'],
  ['sr-Latn', 'latin'],
])('pages in %s need the %s font files', (lang, subset) => {
  expect(fontSubsetOf(lang)).toBe(subset)
})
