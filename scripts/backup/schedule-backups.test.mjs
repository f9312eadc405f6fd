// @ts-check
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import Database from 'libsql'
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ROOT } from '../cli/project-root.mjs'
import { listBackups } from './list-backups.mjs'
import { saveManifest } from './manifest.mjs'
import { isMissed, nextBackup, scheduleBackups } from './schedule-backups.mjs'

const TIME = { hours: 3, minutes: 0 }
/** ms */
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Not the files of it. @param {string} backupDir @param {{ createdAt: string, automatic: boolean }} options local time */
function addBackup(backupDir, { createdAt, automatic }) {
  const backup = join(backupDir, createdAt.replaceAll(':', '-'))
  mkdirSync(backup)
  const manifest = {
    ...{ version: '0.1.0', database: /** @type {const} */ ('sqlite'), rows: {}, files: {} },
    ...{ createdAt: new Date(createdAt).toISOString(), automatic },
  }
  saveManifest(backup, manifest)
}

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
    if (last) addBackup(backupDir, { createdAt: last, automatic })
    expect(isMissed({ now: new Date(now), backupDir, time: TIME })).toBe(missed)
  },
)

/** @param {string} folder */
function addDatabase(folder) {
  const database = new Database(join(folder, 'tessera.db'))
  for (const table of ['media', 'videos'])
    database.exec(`create table ${table} (id integer primary key, filename text)`)
  database.close()
}

/** @param {string} folder @param {string} backupDir */
function useFolder(folder, backupDir) {
  const settings = { DATA_DIR: folder, BACKUP_DIR: backupDir, BACKUP_KEEP: '2' }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.stubEnv('DATABASE_URL', undefined)
}

describe('the schedule of a running product', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-schedule-'))
  const backupDir = join(folder, 'backups')
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('makes a backup at the hour of each day, and keeps the newest and those made by hand', async () => {
    mkdirSync(backupDir)
    for (const day of ['27', '28', '29'])
      addBackup(backupDir, { createdAt: `2020-02-${day}T03:00:00`, automatic: true })
    addBackup(backupDir, { createdAt: '2020-02-27T12:00:00', automatic: false })
    const names = () => listBackups(backupDir).map(({ folder }) => basename(folder))
    const old = names()
    addDatabase(folder)
    useFolder(folder, backupDir)

    vi.useFakeTimers({ now: new Date('2020-02-29T22:00:00'), toFake: ['Date', 'setTimeout'] })
    scheduleBackups({ root: ROOT, backupDir, time: TIME })
    let expected = old
    for (const untilBackup of [5 * HOUR, 24 * HOUR]) {
      await vi.advanceTimersByTimeAsync(untilBackup - MINUTE)
      expect(names()).toEqual(expected)
      await vi.advanceTimersByTimeAsync(MINUTE)
      expected = ['2020-02-27T12-00-00', '2020-02-29T03-00-00']
      const made = await vi.waitFor(
        () => {
          // The backup has ended, and the next one is scheduled.
          expect(vi.getTimerCount()).toBe(1)
          expect(names().slice(0, -1)).toEqual(expected)
          return names().at(-1) ?? ''
        },
        { timeout: 30_000 },
      )
      expect(old).not.toContain(made)
      // Its name is the second in which it was made, and the next one follows at once.
      rmSync(join(backupDir, made), { recursive: true })
    }
  })

  test('a backup that fails is one line of the log with its cause, and that of the next day is made', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-schedule-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const backupDir = join(folder, 'backups')
    useFolder(folder, backupDir)
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    onTestFinished(() => write.mockRestore())
    const lines = () => write.mock.calls.map(([text]) => JSON.parse(String(text)))

    vi.useFakeTimers({ now: new Date('2020-02-29T02:30:00'), toFake: ['Date', 'setTimeout'] })
    scheduleBackups({ root: ROOT, backupDir, time: TIME })
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 30_000 })
    const failed = { level: 'error', program: 'backup' }
    expect(lines()).toMatchObject([failed])
    expect(lines()[0].msg).toMatch(/^The backup failed: .*tessera\.db/)
    expect(listBackups(backupDir)).toEqual([])

    addDatabase(folder)
    await vi.advanceTimersByTimeAsync(24 * HOUR)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 30_000 })
    expect(lines()).toMatchObject([failed, { level: 'info', program: 'backup' }])
    expect(lines()[1].msg).toMatch(/^Backup written and checked: /)
    expect(listBackups(backupDir)).toHaveLength(1)
  })
})
