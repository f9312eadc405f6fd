import { setTimeout as wait } from 'node:timers/promises'
import Database from 'libsql'
import type { Publication } from '../publication'
import { REVISION_COUNTER } from '../store/revision-counter'
import type { PublicationDatabase } from './publication-database'
import { formatUse } from '../store/uses'
import type { PublicationWriter, StoredPublication } from '../store/write/publication-writer'

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  create table if not exists publications (
    id integer primary key, kind text not null, key text not null, locale text not null,
    path text, revision numeric not null, body text, uses text not null default ''
  );
  create unique index if not exists publications_kind_key_locale on publications (kind, key, locale);
  create index if not exists publications_path on publications (path);
  create index if not exists publications_revision on publications (revision);
`
const PUT = `
  insert into publications (kind, key, locale, path, revision, body, uses) values (?, ?, ?, ?, ?, ?, ?)
  on conflict (kind, key, locale) do update set
    path = excluded.path, revision = excluded.revision, body = excluded.body, uses = excluded.uses
`
const INCREMENT = `
  insert into publications (kind, key, locale, revision) values (?, ?, ?, 1)
  on conflict (kind, key, locale) do update set revision = revision + 1 returning revision
`

/** Creates the file and the table if missing. @param path the database file */
export async function openSqliteDatabase(path: string): Promise<PublicationDatabase> {
  const database = new Database(path)
  await retryWhileBusy(() => database.exec(SCHEMA))
  const writer = sqliteWriter(database)
  let last: Promise<unknown> = Promise.resolve()

  async function run<T>(work: (writer: PublicationWriter) => Promise<T>): Promise<T> {
    await retryWhileBusy(() => database.exec('BEGIN IMMEDIATE'))
    try {
      const result = await work(writer)
      database.exec('COMMIT')
      return result
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }

  return {
    transaction: (work) => {
      const result = last.then(() => run(work))
      last = result.catch(() => undefined) // The caller of this transaction gets the error.
      return result
    },
    close: async () => {
      await last
      database.close()
    },
  }
}

function sqliteWriter(database: Database.Database): PublicationWriter {
  const all = (sql: string, ...values: unknown[]) => database.prepare(sql).all(values)
  const rows = (where: string, ...values: unknown[]) =>
    all(`select * from publications where ${where}`, ...values).map(toStored)
  return {
    exclusive: true,
    rowsOf: async (kind, key) => rows('kind = ? and key = ?', kind, key),
    liveAt: async (path) =>
      rows(`path = ? and body is not null and kind in ('article', 'page', 'image')`, path),
    isUsed: async (use) =>
      all(
        'select 1 from publications where body is not null and instr(uses, ?) > 0 limit 1',
        formatUse(use),
      ).length > 0,
    put: async ({ kind, key, locale, path, revision, body, uses }: Publication) => {
      const json = body === null ? null : JSON.stringify(body)
      database.prepare(PUT).run([kind, key, locale, path, revision, json, uses])
    },
    nextRevision: async () => {
      const [row] = all(
        INCREMENT,
        REVISION_COUNTER.kind,
        REVISION_COUNTER.key,
        REVISION_COUNTER.locale,
      ) as { revision: number }[]
      if (!row) throw new Error('The counter row of the publications gave no revision.')
      return row.revision
    },
  }
}

function toStored(row: unknown): StoredPublication {
  const stored = row as StoredPublication & { body: string | null }
  return { ...stored, body: stored.body === null ? null : JSON.parse(stored.body) }
}

/** Another process may lock the file. libsql would wait inside the event loop, so this waits outside of it, up to 10 s. */
async function retryWhileBusy(run: () => unknown): Promise<void> {
  const deadline = Date.now() + 10_000
  for (;;) {
    try {
      run()
      return
    } catch (error) {
      const busy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'
      if (!busy || Date.now() > deadline) throw error
      await wait(5)
    }
  }
}
