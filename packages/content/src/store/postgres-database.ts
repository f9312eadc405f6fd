import pg from 'pg'
import type { Publication } from '../publication'
import { CHANNEL, CLOCK } from './clock'
import type { PublicationDatabase } from './database'
import { tokenOf } from './uses'
import type { PublicationWriter, StoredPublication } from './writer'

// Two that start at once would both find no table: "if not exists" does not lock. The number is any constant.
const SCHEMA = `
  select pg_advisory_xact_lock(7305161);
  create table if not exists publications (
    id serial primary key, kind varchar not null, key varchar not null, locale varchar not null,
    path varchar, revision numeric not null, body jsonb, uses varchar not null default ''
  );
  create unique index if not exists publications_kind_key_locale on publications (kind, key, locale);
  create index if not exists publications_path on publications (path);
  create index if not exists publications_revision on publications (revision);
`
const COLUMNS = 'id, kind, key, locale, path, revision::float8 as revision, body, uses'
const PUT = `
  insert into publications (kind, key, locale, path, revision, body, uses) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (kind, key, locale) do update set
    path = excluded.path, revision = excluded.revision, body = excluded.body, uses = excluded.uses
`
const TICK = `
  insert into publications (kind, key, locale, revision) values ($1, $2, $3, 1)
  on conflict (kind, key, locale) do update set revision = publications.revision + 1
  returning revision::float8 as revision
`

/** Makes the table when there is none. @param url postgres://… of a database that exists */
export async function openPostgresDatabase(url: string): Promise<PublicationDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the program.
  pool.on('error', () => undefined)
  await pool.query(SCHEMA)
  return {
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const result = await work(postgresWriter(client))
        await client.query('COMMIT')
        client.release()
        return result
      } catch (error) {
        // Throwing the connection away rolls its transaction back, even when it can no longer be spoken to.
        client.release(true)
        throw error
      }
    },
    close: () => pool.end(),
  }
}

function postgresWriter(client: pg.PoolClient): PublicationWriter {
  const all = async (sql: string, ...values: unknown[]): Promise<unknown[]> =>
    (await client.query(sql, values)).rows
  const rows = async (where: string, ...values: unknown[]) =>
    (await all(
      `select ${COLUMNS} from publications where ${where}`,
      ...values,
    )) as StoredPublication[]
  return {
    exclusive: false,
    rowsOf: (kind, key) => rows('kind = $1 and key = $2', kind, key),
    liveAt: (path) => rows(`path = $1 and body is not null and kind in ('article', 'page')`, path),
    isUsed: async (use) => {
      const used =
        'select 1 from publications where body is not null and position($1 in uses) > 0 limit 1'
      return (await all(used, tokenOf(use))).length > 0
    },
    put: async ({ kind, key, locale, path, revision, body, uses }: Publication) => {
      const json = body === null ? null : JSON.stringify(body)
      await client.query(PUT, [kind, key, locale, path, revision, json, uses])
    },
    nextRevision: async () => {
      const [row] = (await all(TICK, CLOCK.kind, CLOCK.key, CLOCK.locale)) as { revision: number }[]
      if (!row) throw new Error('The counter row of the publications gave no revision.')
      await client.query('select pg_notify($1, $2)', [CHANNEL, String(row.revision)])
      return row.revision
    },
  }
}
