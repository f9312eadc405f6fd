import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json'

test('equal values give equal text whatever the order of their keys', () => {
  expect(canonicalJson({ b: [{ y: 1, x: null }], a: 'é' })).toBe(
    canonicalJson({ a: 'é', b: [{ x: null, y: 1 }] }),
  )
})

test('the order of a list matters', () => {
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})

test('a key without a value reads as no key', () => {
  expect(canonicalJson({ a: undefined })).toBe('{}')
})
