import path from 'node:path'
import { createMigration } from './create-migration'

const HELP = `create-migrations: writes what changed in the schema as migrations of both databases. Needs no database.

  npm run migrations -w cms -- <name>
`
const [name = ''] = process.argv.slice(2)
if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error(HELP)
  process.exit(1)
}
const folder = path.join(import.meta.dirname, '../src/migrations')
for (const kind of ['sqlite', 'postgres'] as const) {
  const made = await createMigration({ kind, name, folder: path.join(folder, kind) })
  console.log(`${kind}: ${made ?? 'nothing changed'}`)
}
