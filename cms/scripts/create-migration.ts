import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PROGRAM = path.join(import.meta.dirname, 'write-migration.ts')

interface Wanted {
  readonly kind: 'sqlite' | 'postgres'
  readonly name: string
  /** Of that database's migrations. */
  readonly folder: string
}

/**
 * Compares the schema with the last migration and writes the difference. Needs no database.
 * @returns the new file's name, null for none
 * @throws when a renamed field makes drizzle ask: add the new one in one migration, drop the old one in the next
 */
export async function createMigration({ kind, name, folder }: Wanted): Promise<string | null> {
  const before = readdirSync(folder)
  await run(process.execPath, ['--import', 'tsx', PROGRAM, kind, name, folder])
  const made = readdirSync(folder).find((file) => !before.includes(file) && file.endsWith('.ts'))
  if (made) makeCompilable(path.join(folder, made))
  return made ?? null
}

/** Payload imports types as if they were values, and each adapter brings a copy of drizzle-orm with types of its own. */
function makeCompilable(file: string): void {
  const source = readFileSync(file, 'utf8').replace(
    /\bMigrateUpArgs, MigrateDownArgs\b/,
    'type MigrateUpArgs, type MigrateDownArgs',
  )
  writeFileSync(
    file,
    `// @ts-nocheck Generated; the types of two copies of drizzle-orm do not agree.\n${source}`,
  )
}
