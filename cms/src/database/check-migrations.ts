import type { Migration, Payload } from 'payload'
import { z } from 'zod'
import { migrations as postgres } from '../migrations/postgres'
import { migrations as sqlite } from '../migrations/sqlite'

/**
 * Runs the migrations where Payload does not by itself (outside production), and makes sure that they did run.
 * @throws when the database does not carry exactly the migrations of this program
 */
export async function checkMigrations(payload: Payload): Promise<void> {
  if (process.env['PAYLOAD_MIGRATING'] === 'true') return
  if (process.env.NODE_ENV !== 'production') {
    await payload.db.migrate({ migrations: generated.parse(migrationsOf(payload)) })
  }
  const expected = migrationsOf(payload).map(({ name }) => name)
  const { docs } = await payload.db.find<{ id: number; name: string }>({
    collection: 'payload-migrations',
    pagination: false,
    limit: 0,
  })
  const problem = compareMigrations(
    expected,
    docs.map(({ name }) => name),
  )
  if (problem) throw new Error(problem)
}

const migrationsOf = ({ db }: Payload) => (db.name === 'postgres' ? postgres : sqlite)

/** Generated files: each adapter types the arguments of its own, Payload knows them as unknown. */
const generated = z.array(
  z.object({
    name: z.string(),
    up: z.custom<Migration['up']>((up) => typeof up === 'function'),
    down: z.custom<Migration['down']>((down) => typeof down === 'function'),
  }),
)

/** @returns what is wrong, in words for an operator; null when nothing is */
export function compareMigrations(
  expected: readonly string[],
  applied: readonly string[],
): string | null {
  const missing = expected.filter((name) => !applied.includes(name))
  const unknown = applied.filter((name) => !expected.includes(name))
  if (missing.length) {
    return `The database lacks migrations that did not run: ${missing.join(', ')}. Nothing was started. Restore a backup or report this.`
  }
  if (unknown.length) {
    return `The database was used by a newer Tessera: it knows migrations that this one does not (${unknown.join(', ')}). Start the newer version, or restore a backup.`
  }
  return null
}
