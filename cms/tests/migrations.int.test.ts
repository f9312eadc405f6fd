import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createMigration } from '../scripts/create-migration'
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
