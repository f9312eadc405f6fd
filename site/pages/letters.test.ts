import { expect, test } from 'vitest'
import { lettersOf } from './letters'

test.each([
  ['en', 'english'],
  ['en-GB', 'english'],
  ['de', 'latin'],
  ['tr', 'latin'],
  ['ar', 'other'],
  ['sr', 'other'],
  ['sr-Latn', 'latin'],
])('%s is written with %s letters', (lang, letters) => {
  expect(lettersOf(lang)).toBe(letters)
})
