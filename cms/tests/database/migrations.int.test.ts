import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { createPostgresDatabase } from '@tessera/content/testing'
import type { Migration, Payload } from 'payload'
import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { startCms } from '../testing/start-cms'
import { isSameSchema, readMigration } from '../../scripts/generate-initial-migration'
import { executeRaw } from '../../src/database/execute-raw'
import {
  findForeignMigration,
  findMissingColumns,
  findMissingMigration,
  migrateDatabase,
  ownMigrations,
} from '../../src/database/schema/migrate-database'

const cms = sharedCms()
const MIGRATIONS = path.join(import.meta.dirname, '../../src/migrations')

test('the migration of the running CMS contains its whole schema (otherwise: npm run migrations -w cms)', async () => {
  const { db } = cms.payload
  const { migrationDir } = db
  onTestFinished(() => void (db.migrationDir = migrationDir))
  db.migrationDir = mkdtempSync(path.join(inject('folder'), 'migration-'))
  await db.createMigration({
    ...{ payload: cms.payload, migrationName: 'initial', forceAcceptWarning: false },
  })
  const migration = readMigration(path.join(MIGRATIONS, 'sqlite'))
  expect(isSameSchema(readMigration(db.migrationDir), migration)).toBe(true)
})

test('names migrations that did not run', () => {
  expect(findMissingMigration(['a', 'b'], ['a', 'b'])).toBeNull()
  expect(findMissingMigration(['a', 'b'], ['a'])).toContain('did not run (b)')
})

test('names columns that no migration made', () => {
  expect(findMissingColumns(['a.id'], ['a.id', 'a.left'])).toBeNull()
  const missing = findMissingColumns(['a.id', 'a.mood', 'b.id'], ['a.id'])
  expect(missing).toContain('lacks 2 columns although all migrations ran (a.mood, b.id)')
})

test('distinguishes the database of a newer version from that of a preview', () => {
  expect(findForeignMigration(['a'], [])).toBeNull()
  expect(findForeignMigration(['a', 'b'], ['a'])).toBeNull()
  expect(findForeignMigration(['a'], ['a', 'z'])).toContain('used by a newer Tessera')
  expect(findForeignMigration(['a'], ['z'])).toContain('made by a preview of Tessera before 0.1.0')
})

onEachDatabase('the database of a preview', (database) => {
  const cms = sharedCms(database)

  test('is refused before anything is written', async () => {
    const { payload } = cms
    const collection = 'payload-migrations'
    const appliedMigrations = async () =>
      (await payload.db.find<{ id: number; name: string }>({ collection })).docs.map(
        ({ name }) => name,
      )
    const [current = ''] = await appliedMigrations()
    const rename = (from: string, to: string) =>
      payload.db.updateOne({ collection, where: { name: { equals: from } }, data: { name: to } })
    await rename(current, '20261121_090752_initial')
    const before = await readContents(payload)
    await expect(migrateDatabase(payload)).rejects.toThrow(
      'The database was made by a preview of Tessera before 0.1.0; start with an empty DATA_DIR or database.',
    )
    expect(await appliedMigrations()).toEqual(['20261121_090752_initial'])
    expect(await readContents(payload)).toEqual(before)
    await rename('20261121_090752_initial', current)
    await migrateDatabase(payload)
    expect(await appliedMigrations()).toEqual([current])
  })
})

onEachDatabase('a database', (database) => {
  const cms = sharedCms(database)

  test('is refused if a migration is recorded and did nothing', async () => {
    const { payload } = cms
    const rename = (from: string, to: string) =>
      executeRaw({ payload }, `alter table articles rename column ${from} to ${to}`)
    const empty: Migration = {
      name: '29990101_000000_empty',
      up: async () => undefined,
      down: async () => undefined,
    }
    // As if this version had added the column.
    await rename('cover_id', 'earlier')
    const migrations = [...ownMigrations(payload), empty]
    await expect(migrateDatabase(payload, migrations)).rejects.toThrow(
      'The database lacks 1 columns although all migrations ran (articles.cover_id): restore a backup, or report this.',
    )
    // It is refused at each start, not only at the one that has recorded it.
    await expect(migrateDatabase(payload, migrations)).rejects.toThrow('articles.cover_id')
    await rename('earlier', 'cover_id')
    await migrateDatabase(payload, migrations)
    await payload.db.deleteMany({
      collection: 'payload-migrations',
      where: { name: { equals: empty.name } },
    })
  })
})

test.skipIf(inject('postgresPort') === null)(
  'two starts at once on one empty PostgreSQL database migrate it once, and both run',
  { tags: 'long' },
  async () => {
    const name = `two_starts_${process.pid}`
    const url = await createPostgresDatabase(inject('postgresPort') ?? 0, name)
    const started = await Promise.allSettled([startCms(url), startCms(url)])
    const running = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    for (const [index, { payload }] of running.entries()) {
      const data = { title: `Start ${index}`, _status: 'published' }
      await payload.create({ collection: 'articles', data })
      const { docs } = await payload.db.find({ collection: 'payload-migrations' })
      expect(docs).toHaveLength(1)
      expect((await payload.count({ collection: 'articles' })).totalDocs).toBe(index + 1)
    }
    for (const { stop } of running) await stop()
  },
)

const SCHEMA = {
  sqlite: `select type, name, sql from sqlite_master order by type, name`,
  postgres: `select table_name || '.' || column_name as name, data_type as sql from information_schema.columns where table_schema = 'public'
    union all select indexname, indexdef from pg_indexes where schemaname = 'public' order by name`,
} as const
const TABLES = {
  sqlite: `select name from sqlite_master where type = 'table'`,
  postgres: `select tablename as name from pg_tables where schemaname = 'public'`,
} as const
const named = z.array(z.object({ name: z.string() }))

/** The schema of a database and the number of rows of each table. */
async function readContents(payload: Payload) {
  const kind = payload.db.name === 'postgres' ? 'postgres' : 'sqlite'
  const tables = named.parse(await executeRaw({ payload }, TABLES[kind]))
  const counts = tables.map(({ name }) => `(select count(*) from "${name}") as "${name}"`)
  return {
    schema: await executeRaw({ payload }, SCHEMA[kind]),
    rows: await executeRaw({ payload }, `select ${counts.join(', ')}`),
  }
}
