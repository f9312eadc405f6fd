import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'tables')
/** Tables that take longer than all others together. They run only when they are named. */
const LONG_TABLES: readonly string[] = ['lists', 'million']

/**
 * Names of the tables to run: each folder of `bench/tables` with a `table.ts`.
 * @param only names of tables; empty for all but the long ones
 * @throws for a name without a table
 */
export async function findTables(only: readonly string[]): Promise<readonly string[]> {
  const all = readdirSync(FOLDER)
    .filter((name) => existsSync(join(FOLDER, name, 'table.ts')))
    .sort()
  const unknown = only.find((name) => !all.includes(name))
  if (unknown !== undefined)
    throw new Error(`There is no table "${unknown}". The tables are ${all.join(', ')}.`)
  return all.filter((name) =>
    only.length === 0 ? !LONG_TABLES.includes(name) : only.includes(name),
  )
}
