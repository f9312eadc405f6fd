import type { Client } from '@libsql/client'
import type { Payload } from 'payload'
import { z } from 'zod'
import { textIndexOf } from '../../src/database/lists/index-texts'

type Execute = (query: { drizzle: unknown; raw: string }) => Promise<unknown>
const isFunction = (value: unknown) => typeof value === 'function'
const adapter = z.object({ drizzle: z.unknown(), execute: z.custom<Execute>(isFunction) })
const sqliteAdapter = z.object({ client: z.custom<Client>() })
const tables = z.object({ rows: z.array(z.object({ name: z.string() })) })

/** Empties every table but that of the migrations. */
export async function deleteAllRows({ db }: Payload): Promise<void> {
  const { drizzle, execute } = adapter.parse(db)
  const isPostgres = db.name === 'postgres'
  const { rows } = tables.parse(
    await execute({
      drizzle,
      raw: isPostgres
        ? `select tablename as name from pg_tables where schemaname = 'public'`
        : `select name from sqlite_master where type = 'table' and name not like '${textIndexOf('%')}%'`,
    }),
  )
  const names = rows.flatMap(({ name }) => (name === 'payload_migrations' ? [] : `"${name}"`))
  if (isPostgres) {
    await execute({ drizzle, raw: `truncate ${names.join(', ')} restart identity cascade` })
    return
  }
  // Some references are neither nullable nor cascading, so there is no valid order of deletions.
  await sqliteAdapter
    .parse(db)
    .client.executeMultiple(
      [
        'PRAGMA foreign_keys = OFF',
        ...names.map((name) => `DELETE FROM ${name}`),
        'PRAGMA foreign_keys = ON',
      ].join(';'),
    )
}
