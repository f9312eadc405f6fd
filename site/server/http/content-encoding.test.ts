import { expect, test } from 'vitest'
import { chooseEncoding, compress } from './content-encoding'

test('chooses the best encoding that the browser accepts', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('gzip')).toBe('gzip')
  expect(chooseEncoding('br;q=0, GZIP;q=0.5')).toBe('gzip')
  expect(chooseEncoding('br; q=0.0, gzip;q=0')).toBe('identity')
  expect(chooseEncoding('vibrant')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})

test('returns bodies that hold no more memory than their length', async () => {
  const page = Buffer.alloc(1_000, 'A short page. ')
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const body = await compress(page, encoding)
    expect(body.buffer.byteLength).toBe(body.length)
  }
})
