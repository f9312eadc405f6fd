import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkDatabaseFile, rememberDatabaseFile } from './check-database-file'

function makeSettings() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-cms-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const file = path.join(dataDir, 'tessera.db')
  return {
    file,
    settings: { dataDir, databaseUrl: `file:${file}`, databaseKind: 'sqlite' },
  } as const
}

test('accepts a new, an empty and a whole database', () => {
  const { file, settings } = makeSettings()
  checkDatabaseFile(settings)
  writeFileSync(file, '')
  checkDatabaseFile(settings)
  writeFileSync(file, 'SQLite format 3\0 and the rest')
  checkDatabaseFile(settings)
})

test('refuses a file that is no database, in one line with the way out', () => {
  const { file, settings } = makeSettings()
  writeFileSync(file, 'lost')
  expect(() => checkDatabaseFile(settings)).toThrow(
    /^The database ".+tessera\.db" is damaged: [^\n]+npm run restore[^\n]+$/,
  )
})

test('refuses to create a database where there was one, and creates another one', () => {
  const { settings } = makeSettings()
  rememberDatabaseFile(settings)
  expect(statSync(path.join(settings.dataDir, 'database-file')).mode & 0o777).toBe(0o600)
  expect(() => checkDatabaseFile(settings)).toThrow(/is missing\. Put it back; or [^\n]+$/)
  checkDatabaseFile({ ...settings, databaseUrl: `file:${settings.dataDir}/other.db` })
})
