import { expect, test } from 'vitest'
import { parseDate } from './parse-date'

test.each([
  ['2023:01:02 03:04:05', '2023-01-02T03:04:05.000Z'],
  ['2024-05-01T10:20:30+02:00', '2024-05-01T10:20:30.000Z'],
  ['20240501', '2024-05-01T00:00:00.000Z'],
  ['1998', '1998-01-01T00:00:00.000Z'],
  ['1998-07-00', '1998-07-01T00:00:00.000Z'],
  ['0000:00:00 00:00:00', null],
  ['2024-13-01', null],
  ['2023-02-29', null],
  ['    :  :     :  :  ', null],
  ['last summer', null],
])('reads the date %s', (text, date) => {
  expect(parseDate(text)).toBe(date)
})
