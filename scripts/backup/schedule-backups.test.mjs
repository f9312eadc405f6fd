// @ts-check
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { saveManifest } from './manifest.mjs'
import { isMissed, nextBackup } from './schedule-backups.mjs'

const TIME = { hours: 3, minutes: 0 }

test.each([
  ['2026-03-01T02:59:59', '2026-03-01T03:00:00'],
  ['2026-03-01T03:00:00', '2026-03-02T03:00:00'],
  ['2026-12-31T23:00:00', '2027-01-01T03:00:00'],
])('after %s the next backup is at %s', (now, next) => {
  expect(nextBackup({ now: new Date(now), time: TIME })).toEqual(new Date(next))
})

test.each([
  { last: '2026-03-01T03:00:00', automatic: true, now: '2026-03-02T02:50:00', missed: false },
  { last: '2026-03-01T03:00:00', automatic: true, now: '2026-03-02T09:00:00', missed: true },
  { last: '2026-03-01T03:00:00', automatic: false, now: '2026-03-01T09:00:00', missed: true },
  { last: null, automatic: true, now: '2026-03-01T09:00:00', missed: true },
  { last: null, automatic: true, now: '2026-03-01T02:30:00', missed: false },
])(
  'a start at $now after a backup at $last makes one: $missed',
  ({ last, automatic, now, missed }) => {
    const backupDir = mkdtempSync(join(tmpdir(), 'tessera-backups-'))
    if (last) {
      const backup = join(backupDir, 'backup')
      mkdirSync(backup)
      const createdAt = new Date(last).toISOString()
      const manifest = {
        version: '0.1.0',
        database: /** @type {const} */ ('sqlite'),
        rows: {},
        files: {},
      }
      saveManifest(backup, { ...manifest, createdAt, automatic })
    }
    expect(isMissed({ now: new Date(now), backupDir, time: TIME })).toBe(missed)
  },
)
