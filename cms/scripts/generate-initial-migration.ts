import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PROGRAM = path.join(import.meta.dirname, 'write-migration.ts')

export type DatabaseName = 'sqlite' | 'postgres'

export interface Migration {
  /** `20261122_110705_initial`: with the time of its generation (UTC). */
  readonly name: string
  readonly source: string
  /** JSON of the schema, for the next migration after a release. */
  readonly snapshot: string
}

/** The migration that creates the whole schema. Needs no database. */
export async function generateInitialMigration(database: DatabaseName): Promise<Migration> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-migrations-'))
  try {
    await run(process.execPath, ['--import', 'tsx', PROGRAM, database, folder])
    return readMigration(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The only migration in a folder. */
export function readMigration(folder: string): Migration {
  const [file, ...others] = readdirSync(folder).filter((name) => name.endsWith('.json'))
  if (!file || others.length > 0)
    throw new Error(
      `${folder} contains ${others.length + (file ? 1 : 0)} snapshots. There is one migration until the first release.`,
    )
  const name = path.basename(file, '.json')
  const read = (extension: string) => readFileSync(path.join(folder, name + extension), 'utf8')
  return { name, source: toCompilable(read('.ts')), snapshot: read('.json') }
}

/** Whether two migrations create the same schema. Every snapshot has ids of its own. */
export const isSameSchema = (one: Migration, other: Migration): boolean =>
  one.source === other.source && withoutIds(one.snapshot) === withoutIds(other.snapshot)

const withoutIds = (snapshot: string) =>
  JSON.stringify({ ...JSON.parse(snapshot), id: '', prevId: '' })

const HEADER =
  '// @ts-nocheck Generated; the types of the two copies of drizzle-orm are not compatible.\n'

/** Payload imports types as values, and each adapter has its own copy of drizzle-orm. */
const toCompilable = (source: string) =>
  source.startsWith(HEADER)
    ? source
    : HEADER +
      source.replace(
        /\bMigrateUpArgs, MigrateDownArgs\b/,
        'type MigrateUpArgs, type MigrateDownArgs',
      )
