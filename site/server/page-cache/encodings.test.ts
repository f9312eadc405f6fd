import { expect, test } from 'vitest'
import { chooseEncoding } from './encodings'

test('takes the best encoding that the visitor takes', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('gzip')).toBe('gzip')
  expect(chooseEncoding('br;q=0, GZIP;q=0.5')).toBe('gzip')
  expect(chooseEncoding('br; q=0.0, gzip;q=0')).toBe('identity')
  expect(chooseEncoding('vibrant')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})
