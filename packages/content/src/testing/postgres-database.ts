import pg from 'pg'
import type { Publication } from '../publication'
import { CHANNEL, REVISION_COUNTER } from '../store/revision-counter'
import type { PublicationDatabase } from './publication-database'
import { formatUse } from '../store/uses'
import type { PublicationWriter, StoredPublication } from '../store/write/publication-writer'

// The lock is needed because "if not exists" does not lock: two openers would both create the table. The number is any constant.
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
const INCREMENT = `
  insert into publications (kind, key, locale, revision) values ($1, $2, $3, 1)
  on conflict (kind, key, locale) do update set revision = publications.revision + 1
  returning revision::float8 as revision
`

/** Creates the table if missing. @param url postgres://… of an existing database */
export async function openPostgresDatabase(url: string): Promise<PublicationDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  // The pool replaces a broken idle connection; without an error listener it would end the process.
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
        // Destroying the connection rolls the transaction back even when the connection is broken.
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
    liveAt: (path) =>
      rows(`path = $1 and body is not null and kind in ('article', 'page', 'image')`, path),
    isUsed: async (use) => {
      const used =
        'select 1 from publications where body is not null and position($1 in uses) > 0 limit 1'
      return (await all(used, formatUse(use))).length > 0
    },
    put: async ({ kind, key, locale, path, revision, body, uses }: Publication) => {
      const json = body === null ? null : JSON.stringify(body)
      await client.query(PUT, [kind, key, locale, path, revision, json, uses])
    },
    nextRevision: async () => {
      const [row] = (await all(
        INCREMENT,
        REVISION_COUNTER.kind,
        REVISION_COUNTER.key,
        REVISION_COUNTER.locale,
      )) as { revision: number }[]
      if (!row) throw new Error('The counter row of the publications gave no revision.')
      await client.query('select pg_notify($1, $2)', [CHANNEL, String(row.revision)])
      return row.revision
    },
  }
}
