// @ts-check
import { expect, test } from 'vitest'
import { nextBackup } from './schedule-backups.mjs'

test.each([
  ['2026-03-01T02:59:59', '2026-03-01T03:00:00'],
  ['2026-03-01T03:00:00', '2026-03-02T03:00:00'],
  ['2026-12-31T23:00:00', '2027-01-01T03:00:00'],
])('after %s the next backup is at %s', (now, next) => {
  expect(nextBackup({ now: new Date(now), time: { hours: 3, minutes: 0 } })).toEqual(new Date(next))
})
