import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildConfig, getPayload } from 'payload'
import { tesseraConfig } from '../src/config'
import { readSettings } from '../src/settings'
import { standInEditors } from './stand-in-editor'

interface Wanted {
  readonly kind: 'sqlite' | 'postgres'
  readonly name: string
  /** Of that database's migrations. */
  readonly folder: string
}

/** Compares the schema with the last migration and writes the difference. @returns the new file's name, null for none */
export async function createMigration({ kind, name, folder }: Wanted): Promise<string | null> {
  process.env['PAYLOAD_MIGRATING'] = 'true'
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-migration-'))
  const settings = readSettings(
    {
      CMS_SECRET: 'only-to-compare-two-schemas-nothing-is-signed',
      DATA_DIR: dataDir,
      DATABASE_URL: kind === 'postgres' ? 'postgres://nobody@127.0.0.1/none' : '',
    },
    process.cwd(),
  )
  const config = await buildConfig(
    tesseraConfig({ settings, editors: standInEditors, sourceDir: dataDir }),
  )
  const payload = await getPayload({ config, key: kind, disableOnInit: true, disableDBConnect: true })
  payload.db.migrationDir = folder
  const before = readdirSync(folder)
  await payload.db.createMigration({
    payload,
    migrationName: name,
    skipEmpty: true,
    forceAcceptWarning: false,
  })
  const made = readdirSync(folder).find((file) => !before.includes(file) && file.endsWith('.ts'))
  if (made) makeCompilable(path.join(folder, made))
  return made ?? null
}

/** Payload imports types as if they were values, and each adapter brings a copy of drizzle-orm with types of its own. */
function makeCompilable(file: string): void {
  const source = readFileSync(file, 'utf8')
    .replace(/\bMigrateUpArgs, MigrateDownArgs\b/, 'type MigrateUpArgs, type MigrateDownArgs')
  writeFileSync(file, `// @ts-nocheck Generated; the types of two copies of drizzle-orm do not agree.\n${source}`)
}
