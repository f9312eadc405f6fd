import { expect, test } from 'vitest'
import { proposedTime, toInstant, toLocalTime } from './zoned-time'

test('converts a time of a zone, in summer and in winter', () => {
  expect(toInstant('2026-11-24T09:00', 'Europe/Warsaw')).toBe('2026-11-24T08:00:00.000Z')
  expect(toInstant('2026-07-24T09:00', 'Europe/Warsaw')).toBe('2026-07-24T07:00:00.000Z')
  expect(toInstant('2026-07-24T09:00', 'Asia/Kathmandu')).toBe('2026-07-24T03:15:00.000Z')
})

test('converts back', () => {
  for (const zone of ['UTC', 'America/St_Johns', 'Pacific/Kiritimati'])
    expect(toLocalTime(toInstant('2026-03-29T12:34', zone) ?? '', zone)).toBe('2026-03-29T12:34')
})

test('returns null for what is no time', () => {
  expect(toInstant('', 'UTC')).toBeNull()
  expect(toInstant('tomorrow', 'UTC')).toBeNull()
})

test('proposes the next morning of the zone', () => {
  const lateInLondon = Date.parse('2026-11-24T22:00:00Z')
  expect(proposedTime(lateInLondon, 'Europe/London')).toBe('2026-11-25T09:00')
  expect(proposedTime(lateInLondon, 'Asia/Tokyo')).toBe('2026-11-26T09:00')
})
