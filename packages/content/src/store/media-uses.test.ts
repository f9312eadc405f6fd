import { expect, test } from 'vitest'
import { mediaToken, readUses, writeUses } from './media-uses'

test('writes each medium once, in one order', () => {
  expect(writeUses(['40', '12', '40'])).toBe('media:12 media:40 ')
  expect(writeUses([])).toBe('')
})

test('reads what it wrote', () => {
  expect(readUses(writeUses(['12', '40']))).toEqual(['12', '40'])
  expect(readUses('')).toEqual([])
})

test('the token of one medium is not found in that of another', () => {
  expect(writeUses(['12', '41']).includes(mediaToken('1'))).toBe(false)
})
