import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  generateInitialMigration,
  isSameSchema,
  readMigration,
  type Migration,
} from './generate-initial-migration'

/**
 * `npm run migrations -w cms`: regenerates the initial migration of each database whose schema changed. Needs no
 * database. Until the first release there is one migration per database. Its name changes with each schema change, so
 * that the CMS refuses databases with another schema.
 */
const MIGRATIONS = path.join(import.meta.dirname, '../src/migrations')
for (const database of ['sqlite', 'postgres'] as const) {
  const folder = path.join(MIGRATIONS, database)
  const migration = await generateInitialMigration(database)
  if (isSameSchema(migration, readMigration(folder))) {
    console.log(`${database}: nothing changed`)
    continue
  }
  writeMigration(folder, migration)
  console.log(`${database}: ${migration.name}`)
}

function writeMigration(folder: string, { name, source, snapshot }: Migration): void {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  writeFileSync(path.join(folder, `${name}.ts`), source)
  writeFileSync(path.join(folder, `${name}.json`), snapshot)
  const index = `import { down, up } from './${name}'\n\nexport const migrations = [{ name: '${name}', up, down }]\n`
  writeFileSync(path.join(folder, 'index.ts'), index)
}
