// @ts-check
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startTemporaryPostgres } from '@tessera/content/testing'
import Database from 'libsql'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createBackup } from './create-backup.mjs'
import { DATABASES } from './database.mjs'
import { deleteOldBackups, listBackups } from './list-backups.mjs'
import { restoreBackup } from './restore-backup.mjs'

const TABLES = `create table media (id integer primary key, filename text);
  create table videos (id integer primary key, filename text)`

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-backup-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** @param {string} dataDir @param {string} name @param {string} content */
function addImage(dataDir, name, content) {
  mkdirSync(join(dataDir, 'media/originals'), { recursive: true })
  writeFileSync(join(dataDir, 'media/originals', name), content)
}

/** A data folder with one image, and a database in it that names the image. */
function makeSite() {
  const folder = makeFolder()
  const dataDir = join(folder, 'data')
  addImage(dataDir, 'harbour-1a2b3c4d.jpg', 'an image')
  writeFileSync(join(dataDir, 'cms-secret'), 'secret')
  const databaseUrl = `file:${join(dataDir, 'tessera.db')}`
  const database = new Database(join(dataDir, 'tessera.db'))
  database.exec(`pragma journal_mode = wal; ${TABLES}`)
  database.exec("insert into media (filename) values ('harbour-1a2b3c4d.jpg')")
  onTestFinished(() => void database.close())
  const to = join(folder, 'backups')
  const backUp = (now = new Date('2026-01-02T03:04:05Z'), automatic = false) =>
    createBackup({ dataDir, databaseUrl, to, version: '0.1.0', automatic, now })
  return { folder, dataDir, databaseUrl, database, to, backUp }
}

test('backs up and restores the database, the media and the secrets', async () => {
  const { folder, backUp } = makeSite()
  const { folder: backup, manifest } = await backUp()
  expect(backup.endsWith('/backups/2026-01-02T03-04-05Z')).toBe(true)
  expect(manifest.rows).toEqual({ media: 1, videos: 0 })
  const dataDir = join(folder, 'restored')
  const databaseUrl = `file:${join(dataDir, 'tessera.db')}`
  await restoreBackup({ backup, dataDir, databaseUrl })
  expect(readFileSync(join(dataDir, 'media/originals/harbour-1a2b3c4d.jpg'), 'utf8')).toBe(
    'an image',
  )
  expect(readFileSync(join(dataDir, 'cms-secret'), 'utf8')).toBe('secret')
  expect(await DATABASES.sqlite.countRows(databaseUrl)).toEqual(manifest.rows)
  const modes = [dataDir, join(dataDir, 'cms-secret'), join(dataDir, 'tessera.db')].map(
    (path) => statSync(path).mode & 0o777,
  )
  expect(modes).toEqual([0o700, 0o600, 0o600])
})

test('contains one state of the database while another connection writes', async () => {
  const { database, dataDir, backUp } = makeSite()
  let next = 0
  const writer = setInterval(() => {
    const name = `image-${next}.jpg`
    addImage(dataDir, name, name)
    database.prepare('insert into media (filename) values (?)').run([name])
    next += 1
  }, 1)
  onTestFinished(() => clearInterval(writer))
  const { manifest } = await backUp()
  expect(next).toBeGreaterThan(0)
  const originals = Object.keys(manifest.files).filter((path) => path.includes('originals'))
  expect(originals.length).toBeGreaterThanOrEqual(manifest.rows['media'] ?? Infinity)
})

test('refuses a backup whose database names a missing file, and leaves nothing', async () => {
  const { database, to, backUp } = makeSite()
  database.exec("insert into videos (filename) values ('lost.mp4')")
  await expect(backUp()).rejects.toThrow(
    '1 files that the database names are missing, such as media/videos/lost.mp4.',
  )
  expect(readdirSync(to)).toEqual([])
})

test('links media that the backup before has, also when that one is deleted', async () => {
  const { dataDir, to, backUp } = makeSite()
  const first = await backUp(new Date('2026-01-01T03:00:00Z'), true)
  addImage(dataDir, 'new-9f8e7d6c.jpg', 'new')
  const second = await backUp(new Date('2026-01-02T03:00:00Z'), true)
  const image = 'data/media/originals/harbour-1a2b3c4d.jpg'
  expect(statSync(join(second.folder, image)).ino).toBe(statSync(join(first.folder, image)).ino)
  deleteOldBackups(to, 1)
  expect(listBackups(to).map(({ folder }) => folder)).toEqual([second.folder])
  expect(readFileSync(join(second.folder, image), 'utf8')).toBe('an image')
})

test('keeps backups that were made by hand', async () => {
  const { to, backUp } = makeSite()
  await backUp(new Date('2026-01-01T03:00:00Z'))
  await backUp(new Date('2026-01-02T03:00:00Z'), true)
  await backUp(new Date('2026-01-03T03:00:00Z'), true)
  deleteOldBackups(to, 1)
  expect(listBackups(to).map(({ manifest }) => manifest.createdAt.slice(0, 10))).toEqual([
    '2026-01-01',
    '2026-01-03',
  ])
})

describe('restore', () => {
  test('refuses a damaged backup and writes nothing', async () => {
    const { folder, backUp } = makeSite()
    const { folder: backup } = await backUp()
    truncateSync(join(backup, 'data/media/originals/harbour-1a2b3c4d.jpg'), 2)
    const dataDir = join(folder, 'restored')
    const options = { backup, dataDir, databaseUrl: `file:${join(dataDir, 'tessera.db')}` }
    await expect(restoreBackup(options)).rejects.toThrow(
      'The backup is damaged: "data/media/originals/harbour-1a2b3c4d.jpg" is changed.',
    )
    expect(existsSync(dataDir)).toBe(false)
  })

  test('refuses a data folder that is not empty, another kind of database, and other folders', async () => {
    const { dataDir, databaseUrl, backUp } = makeSite()
    const { folder: backup } = await backUp()
    await expect(restoreBackup({ backup, dataDir, databaseUrl })).rejects.toThrow('is not empty')
    const postgres = { backup, dataDir, databaseUrl: 'postgres://localhost/tessera' }
    await expect(restoreBackup(postgres)).rejects.toThrow('The backup is of a SQLite database')
    await expect(restoreBackup({ backup: dataDir, dataDir, databaseUrl })).rejects.toThrow(
      'is not a backup',
    )
  })
})

describe.skipIf(!findPostgres())('PostgreSQL', { tags: 'long' }, () => {
  /** @type {Awaited<ReturnType<typeof startTemporaryPostgres>>} */
  let server
  /** @type {string} */
  let url
  beforeAll(async () => {
    server = await startTemporaryPostgres()
    url = await server.createDatabase('site')
  })
  afterAll(() => server.stop())

  test('backs up one state while others write, and restores it into a new database', async () => {
    const { folder, dataDir, to } = makeSite()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query(TABLES.replaceAll('integer primary key', 'serial primary key'))
    await client.query("insert into media (filename) values ('harbour-1a2b3c4d.jpg')")
    let isWriting = true
    const writing = (async () => {
      while (isWriting) await client.query('insert into videos (filename) values (null)')
    })()
    const backup = await createBackup({
      ...{ dataDir, databaseUrl: url, to, version: '0.1.0' },
      ...{ automatic: false, now: new Date() },
    })
    isWriting = false
    await writing
    const databaseUrl = Object.assign(new URL(url), { pathname: '/restored' }).href
    await restoreBackup({ backup: backup.folder, dataDir: join(folder, 'new'), databaseUrl })
    expect(await DATABASES.postgres.countRows(databaseUrl)).toEqual(backup.manifest.rows)
    const { rows } = await client.query('select datname from pg_database')
    expect(rows.map(({ datname }) => datname).join()).not.toContain('tessera_backup_check')
  })
})
