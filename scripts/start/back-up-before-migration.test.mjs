// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { listBackups } from '../backup/list-backups.mjs'
import { backUpBeforeMigration } from './back-up-before-migration.mjs'

/** A project with one migration more than the database of its site has. */
function makeSite() {
  const root = mkdtempSync(join(tmpdir(), 'tessera-upgrade-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const migrations = join(root, 'cms/src/migrations/sqlite')
  mkdirSync(migrations, { recursive: true })
  for (const name of ['index.ts', '1_initial.ts', '1_initial.json', '2_captions.ts'])
    writeFileSync(join(migrations, name), '')
  writeFileSync(join(root, 'package.json'), '{"version":"0.2.0"}')
  const dataDir = join(root, 'data')
  mkdirSync(dataDir)
  const settings = {
    ...{ dataDir, backupDir: join(dataDir, 'backups'), backupAt: { hours: 3, minutes: 0 } },
    databaseUrl: `file:${join(dataDir, 'tessera.db')}`,
  }
  return { root, settings, database: openDatabase(dataDir) }
}

/** @param {string} dataDir */
function openDatabase(dataDir) {
  const database = new Database(join(dataDir, 'tessera.db'))
  onTestFinished(() => void database.close())
  database.exec(`create table media (filename text); create table videos (filename text);
    create table payload_migrations (name text);
    insert into payload_migrations values ('1_initial')`)
  return database
}

test('makes a backup that stays before a migration, and none when nothing is missing', async () => {
  const { root, settings, database } = makeSite()
  await backUpBeforeMigration(root, settings)
  expect(listBackups(settings.backupDir).map(({ manifest }) => manifest)).toMatchObject([
    { automatic: false, version: '0.2.0', rows: { payload_migrations: 1 } },
  ])
  rmSync(settings.backupDir, { recursive: true })
  database.exec("insert into payload_migrations values ('2_captions')")
  await backUpBeforeMigration(root, settings)
  expect(listBackups(settings.backupDir)).toEqual([])
})

test('makes no backup of a new database, nor with BACKUP_AT=off', async () => {
  const { root, settings, database } = makeSite()
  await backUpBeforeMigration(root, { ...settings, backupAt: null })
  database.exec('drop table payload_migrations')
  await backUpBeforeMigration(root, settings)
  expect(listBackups(settings.backupDir)).toEqual([])
})

test('refuses to migrate without a backup, and says how to go on', async () => {
  const { root, settings, database } = makeSite()
  database.exec("insert into media values ('lost.jpg')")
  await expect(backUpBeforeMigration(root, settings)).rejects.toThrow(
    /its backup failed: 1 files that the database names are missing[^]*BACKUP_AT=off/,
  )
})
