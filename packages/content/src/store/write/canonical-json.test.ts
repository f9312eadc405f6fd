import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json'

test('gives equal text for equal values in any key order', () => {
  expect(canonicalJson({ b: [{ y: 1, x: null }], a: 'é' })).toBe(
    canonicalJson({ a: 'é', b: [{ x: null, y: 1 }] }),
  )
})

test('keeps the order of lists', () => {
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})

test('omits keys without a value', () => {
  expect(canonicalJson({ a: undefined })).toBe('{}')
})
