import { expect, test } from 'vitest'
import { coverLetters } from './cover-letters'

test.each([
  ['Lettering for glass', 'Le'],
  ['A leek, enlarged', 'A'],
  ['“Four fronds”', 'Fo'],
  ['1850 in prints', '18'],
  ['رسائل', 'رس'],
  ['…', ''],
])('a thumbnail of %j has the letters %j', (title, letters) => {
  expect(coverLetters(title)).toBe(letters)
})
