import { expect, test } from 'vitest'
import { formatUse, formatUses, parseUses } from './uses'

test('formats each image and each video once, sorted', () => {
  expect(formatUses(['40', '12', '40'])).toBe('media:12 media:40 ')
  expect(formatUses(['40'], ['3', '12', '3'])).toBe('media:40 video:12 video:3 ')
  expect(formatUses([])).toBe('')
})

test('parses the formatted column', () => {
  expect(parseUses(formatUses(['12', '40'], ['12']))).toEqual([
    { kind: 'media', key: '12' },
    { kind: 'media', key: '40' },
    { kind: 'video', key: '12' },
  ])
  expect(parseUses('')).toEqual([])
  expect(parseUses('sound:1 media: ')).toEqual([])
})

test('the token of one image is no substring of another token', () => {
  const token = formatUse({ kind: 'media', key: '1' })
  expect(formatUses(['12', '41'], ['1']).includes(token)).toBe(false)
})
