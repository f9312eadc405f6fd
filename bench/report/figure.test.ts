import { expect, test } from 'vitest'
import { formatNumber, figure, formatFigure } from './figure'

test('rounds numbers to three digits, and to whole numbers from 1,000', () => {
  expect([0, 0.0712, 8.456, 12.34, 847.2, 48541.7].map(formatNumber)).toEqual([
    '0',
    '0.071',
    '8.46',
    '12.3',
    '847',
    '48,542',
  ])
})

test('removes trailing zeros after the decimal point only', () => {
  expect([20, 100, 5, 2.5].map(formatNumber)).toEqual(['20', '100', '5', '2.5'])
})

test('writes the median and the range', () => {
  expect(formatFigure(figure([11, 8.4, 7.9]))).toBe('8.4 ms (7.9 to 11)')
})

test('writes one number when there is no range', () => {
  expect(formatFigure(figure([8], ''))).toBe('8')
  expect(formatFigure(figure([8, 8], 'kB'))).toBe('8 kB')
})

test('marks a lower bound', () => {
  expect(formatFigure({ ...figure([15000]), bound: 'lower' })).toBe('> 15,000 ms')
})

test('writes a dash for a missing value', () => {
  expect(formatNumber(NaN)).toBe('-')
})
