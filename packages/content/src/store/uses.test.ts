import { expect, test } from 'vitest'
import { readUses, tokenOf, writeUses } from './uses'

test('writes each image and each video once, in one order', () => {
  expect(writeUses(['40', '12', '40'])).toBe('media:12 media:40 ')
  expect(writeUses(['40'], ['3', '12', '3'])).toBe('video:12 video:3 media:40 ')
  expect(writeUses([])).toBe('')
})

test('reads what it wrote', () => {
  expect(readUses(writeUses(['12', '40'], ['12']))).toEqual([
    { kind: 'video', key: '12' },
    { kind: 'media', key: '12' },
    { kind: 'media', key: '40' },
  ])
  expect(readUses('')).toEqual([])
  expect(readUses('sound:1 media: ')).toEqual([])
})

test('the token of one image is not found in that of another, nor in a video’s', () => {
  const token = tokenOf({ kind: 'media', key: '1' })
  expect(writeUses(['12', '41'], ['1']).includes(token)).toBe(false)
})
