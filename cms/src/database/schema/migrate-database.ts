import type { Migration, Payload } from 'payload'
import { z } from 'zod'
import { migrations as postgres } from '../../migrations/postgres/index'
import { migrations as sqlite } from '../../migrations/sqlite/index'
import { indexTexts } from '../lists/index-texts'

/** The database has another schema than this program. The message is for whoever runs the site. */
export class IncompatibleDatabase extends Error {
  override readonly name = 'IncompatibleDatabase'
}

/**
 * Runs the missing migrations.
 * @throws IncompatibleDatabase before anything is written when the database belongs to another version of Tessera, and
 * when a migration did not run or did nothing
 */
export async function migrateDatabase(
  payload: Payload,
  migrations = ownMigrations(payload),
): Promise<void> {
  if (process.env['PAYLOAD_MIGRATING'] === 'true') return
  const expected = migrations.map(({ name }) => name)
  await alone(payload, async () => {
    throwIfProblem(findForeignMigration(expected, await appliedMigrations(payload)))
    await payload.db.migrate({ migrations: [...migrations] })
    throwIfProblem(findMissingMigration(expected, await appliedMigrations(payload)))
    throwIfProblem(findMissingColumns(expectedColumns(payload), await readColumns(payload)))
    await indexTexts(payload)
  })
}

interface Pool {
  connect(): Promise<{
    query(sql: string, values: readonly unknown[]): Promise<unknown>
    release(isEnded: boolean): void
  }>
}
const postgresAdapter = z.object({
  pool: z.custom<Pool>((pool) => typeof pool === 'object' && pool !== null),
})

/** Any number that nothing else locks. */
const LOCK = 7_355_608

/** Of several starts on one PostgreSQL database one migrates, and the others wait. A SQLite file is locked by its data folder. */
async function alone({ db }: Payload, work: () => Promise<void>): Promise<void> {
  if (db.name !== 'postgres') return work()
  const connection = await postgresAdapter.parse(db).pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [LOCK])
    await work()
  } finally {
    // Its end frees the lock.
    connection.release(true)
  }
}

/** The migrations of this version. */
export const ownMigrations = ({ db }: Payload): readonly Migration[] =>
  generatedMigrations.parse(db.name === 'postgres' ? postgres : sqlite)

function throwIfProblem(problem: string | null): void {
  if (problem !== null) throw new IncompatibleDatabase(problem)
}

/** In generated files, each adapter has its own types for the arguments; Payload's type is unknown. */
const generatedMigrations = z.array(
  z.object({
    name: z.string(),
    up: z.custom<Migration['up']>((up) => typeof up === 'function'),
    down: z.custom<Migration['down']>((down) => typeof down === 'function'),
  }),
)

/** Names of the migrations that ran on this database; none for an empty one. */
async function appliedMigrations(payload: Payload): Promise<readonly string[]> {
  if (!(await hasMigrationsTable(payload))) return []
  const { docs } = await payload.db.find<{ id: number; name: string }>({
    collection: 'payload-migrations',
    pagination: false,
    limit: 0,
  })
  return docs.map(({ name }) => name)
}

const FIND_TABLE = {
  sqlite: `select name from sqlite_master where type = 'table' and name = 'payload_migrations'`,
  postgres: `select to_regclass('payload_migrations') as name`,
} as const

const drizzleAdapter = z.object({
  drizzle: z.unknown(),
  execute: z.custom<(query: { drizzle: unknown; raw: string }) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
})
/** The tables that Payload reads and writes. */
const rawTables = z.record(
  z.string(),
  z.object({ name: z.string(), columns: z.record(z.string(), z.object({ name: z.string() })) }),
)

/** As `table.column`. */
const expectedColumns = ({ db }: Payload): readonly string[] =>
  Object.values(z.object({ rawTables }).parse(db).rawTables).flatMap(({ name, columns }) =>
    Object.values(columns).map((column) => `${name}.${column.name}`),
  )

const READ_COLUMNS = {
  sqlite: `select m.name || '.' || c.name as name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`,
  postgres: `select table_name || '.' || column_name as name from information_schema.columns where table_schema = current_schema()`,
} as const

const readColumns = (payload: Payload) => readNames(payload, READ_COLUMNS)

const foundNames = z.object({ rows: z.array(z.object({ name: z.string().nullable() })) })

async function hasMigrationsTable(payload: Payload): Promise<boolean> {
  return (await readNames(payload, FIND_TABLE)).length > 0
}

async function readNames(
  { db }: Payload,
  queries: Readonly<Record<'sqlite' | 'postgres', string>>,
): Promise<readonly string[]> {
  const { drizzle } = drizzleAdapter.parse(db)
  const raw = db.name === 'postgres' ? queries.postgres : queries.sqlite
  const { rows } = foundNames.parse(await drizzleAdapter.parse(db).execute({ drizzle, raw }))
  return rows.flatMap(({ name }) => name ?? [])
}

/** @returns one sentence about migrations of another version; null for none */
export function findForeignMigration(
  expected: readonly string[],
  applied: readonly string[],
): string | null {
  const unknown = applied.filter((name) => !expected.includes(name))
  if (unknown.length === 0) return null
  if (!expected.some((name) => applied.includes(name)))
    return 'The database was made by a preview of Tessera before 0.1.0; start with an empty DATA_DIR or database.'
  return `The database was used by a newer Tessera, whose migrations this version does not have (${unknown.join(', ')}): start the newer version, or restore a backup.`
}

/** @returns one sentence about migrations that did not run; null for none */
export function findMissingMigration(
  expected: readonly string[],
  applied: readonly string[],
): string | null {
  const missing = expected.filter((name) => !applied.includes(name))
  if (missing.length === 0) return null
  return `The database lacks migrations that did not run (${missing.join(', ')}): restore a backup, or report this.`
}

/** Names in a message; a migration that did nothing lacks many. */
const MAX_NAMED = 3

/** @returns one sentence about what migrations did not make; null for nothing. Columns of earlier versions may remain. */
export function findMissingColumns(
  expected: readonly string[],
  existing: readonly string[],
): string | null {
  const found = new Set(existing)
  const missing = expected.filter((name) => !found.has(name))
  if (missing.length === 0) return null
  const names = missing.slice(0, MAX_NAMED).join(', ')
  return `The database lacks ${missing.length} columns although all migrations ran (${names}): restore a backup, or report this.`
}
