import { expect, test } from 'vitest'
import { parseTerms, writeTerms } from './term-text'

test('reads labels between commas, each once', () => {
  expect(parseTerms(' Boats, Harbour ,, boats', [])).toEqual(['Boats', 'Harbour'])
  expect(parseTerms('  ', [])).toEqual([])
})

test('takes the spelling of a known term', () => {
  expect(parseTerms('BOATS, ice', ['Boats'])).toEqual(['Boats', 'ice'])
})

test('a known label with a comma stays whole, so that a written text is read as it was', () => {
  const known = ['Paris, France', 'Oslo']
  expect(parseTerms(writeTerms(known), known)).toEqual(known)
  expect(parseTerms('Paris,france, Rome', known)).toEqual(['Paris, France', 'Rome'])
})
