import { expect, test } from 'vitest'
import { readRange } from './byte-range'

test('reads the three forms of a range', () => {
  expect(readRange('bytes=0-9', 100)).toEqual({ start: 0, end: 9 })
  expect(readRange('bytes=90-', 100)).toEqual({ start: 90, end: 99 })
  expect(readRange('bytes=-5', 100)).toEqual({ start: 95, end: 99 })
  expect(readRange('bytes=50-1000', 100)).toEqual({ start: 50, end: 99 })
})

test('returns the whole file for ranges that are not supported', () => {
  for (const header of [
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=0-1,5-6',
    'lines=1-2',
    'bytes=9-3',
  ])
    expect(readRange(header, 100), String(header)).toBe('whole')
})

test('reports a range beyond the end as unsatisfiable', () => {
  expect(readRange('bytes=100-', 100)).toBe('unsatisfiable')
  expect(readRange('bytes=-0', 100)).toBe('unsatisfiable')
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
})
