import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseKinds, type DatabaseKind } from '@tessera/content/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMigration } from '../scripts/create-migration'
import { startCms, type TestCms } from './start-cms'
import { compareMigrations } from '../src/database/check-migrations'

test.each(['sqlite', 'postgres'] as const)(
  'the schema has no change that the migrations of %s lack',
  async (kind) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tessera-migrations-'))
    cpSync(path.join(import.meta.dirname, '../src/migrations', kind), folder, { recursive: true })
    expect(await createMigration({ kind, name: 'forgotten', folder })).toBeNull()
    rmSync(folder, { recursive: true })
  },
)

test('says which migrations did not run, and when the database is newer', () => {
  expect(compareMigrations(['a', 'b'], ['a', 'b'])).toBeNull()
  expect(compareMigrations(['a', 'b'], ['a'])).toContain('did not run: b.')
  expect(compareMigrations(['a'], ['a', 'z'])).toContain('used by a newer Tessera')
})

describe.each(databaseKinds())('on %s', (name, start) => {
  let kind: DatabaseKind
  let cms: TestCms
  beforeAll(async () => {
    kind = await start()
    cms = await startCms(await kind.create())
  })
  afterAll(async () => {
    await cms.stop()
    await kind.dispose()
  })

  test('hover boxes that slid in before slides had sides come from the bottom', async () => {
    const { payload } = cms
    const { migrations } = await import(`../src/migrations/${name.toLowerCase()}/index.ts`)
    const migration = migrations.find((one: { name: string }) =>
      one.name.endsWith('gallery_options'),
    )
    const work = { db: Reflect.get(payload.db, 'drizzle'), payload, req: {} }
    const block = { blockType: 'gallery', galleryId: 'work', title: 'Work' }
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Slid', blocks: [{ ...block, hoverBox: 'slide-left' }] },
    })
    await migration.down(work)
    await migration.up(work)
    const page = await payload.findByID({ collection: 'pages', id })
    expect(page['blocks']).toMatchObject([
      { hoverBox: 'slide-bottom', layout: 'mosaic', paging: 'more', pattern: '4' },
    ])
  })
})
