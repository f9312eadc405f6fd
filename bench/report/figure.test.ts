import { expect, test } from 'vitest'
import { digits, figure, writeFigure } from './figure'

test('numbers have three digits at most', () => {
  expect([0, 0.0712, 8.456, 12.34, 847.2, 48541.7].map(digits)).toEqual([
    '0',
    '0.071',
    '8.46',
    '12.3',
    '847',
    '48,542',
  ])
})

test('trailing zeros go, those before the point stay', () => {
  expect([20, 100, 5, 2.5].map(digits)).toEqual(['20', '100', '5', '2.5'])
})

test('a figure says its median and its spread', () => {
  expect(writeFigure(figure([11, 8.4, 7.9]))).toBe('8.4 ms (7.9 to 11)')
})

test('a figure without spread says its value alone', () => {
  expect(writeFigure(figure([8], ''))).toBe('8')
  expect(writeFigure(figure([8, 8], 'kB'))).toBe('8 kB')
})

test('what was stopped says that it takes longer', () => {
  expect(writeFigure({ ...figure([15000]), bound: 'least' })).toBe('> 15,000 ms')
})

test('what was not measured is a dash', () => {
  expect(digits(NaN)).toBe('-')
})
