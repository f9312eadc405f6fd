import type { Payload } from 'payload'
import { z } from 'zod'
import { executeRaw } from '../execute-raw'
import { inTransaction } from '../transactions/in-transaction'
import { searchedTables, type SearchedTable } from './searched-tables'

/** Name of the full-text table of SQLite that indexes the texts of a table. */
export const textIndexOf = (table: string): string => `${table}_text_index`

/**
 * Creates the missing indexes of the texts that lists search, by groups of three letters: without them, a search for a
 * part of a word reads all texts (1.5 s for a million). They are not in the migrations: Payload's schema has no words for
 * them, and a site works without.
 */
export async function indexTexts(payload: Payload): Promise<void> {
  const tables = payload.config.collections.flatMap((collection) =>
    searchedTables(payload.db, collection),
  )
  if (payload.db.name === 'sqlite') {
    for (const table of tables) await indexInSqlite(payload, table)
    return
  }
  try {
    for (const table of tables) await indexInPostgres(payload, table)
  } catch (error) {
    payload.logger.warn({
      err: error,
      msg: 'The admin searches its lists without an index, because PostgreSQL refused one. The extension pg_trgm has to be installed.',
    })
  }
}

const names = z.array(z.object({ name: z.string() }))

async function indexInSqlite(payload: Payload, table: SearchedTable): Promise<void> {
  const index = textIndexOf(table.name)
  const found = await executeRaw(
    { payload },
    `select name from sqlite_master where name = '${index}'`,
  )
  if (names.parse(found).length > 0) return
  const columns = Object.values(table.columns)
  const values = (row: 'new' | 'old') => columns.map((column) => `${row}.${column}`).join(', ')
  const add = `insert into ${index} (rowid, ${columns.join(', ')}) values (new.id, ${values('new')});`
  const remove = `insert into ${index} (${index}, rowid, ${columns.join(', ')}) values ('delete', old.id, ${values('old')});`
  const trigger = (event: string, work: string) =>
    `create trigger ${index}_${event.slice(0, 6)} after ${event} on ${table.name} begin ${work} end`
  const statements = [
    `create virtual table ${index} using fts5 (${columns.join(', ')}, content='${table.name}', content_rowid='id', tokenize='trigram')`,
    trigger('insert', add),
    trigger('delete', remove),
    trigger(`update of ${columns.join(', ')}`, remove + add),
    `insert into ${index} (${index}) values ('rebuild')`,
  ]
  await inTransaction(payload, async (req) => {
    for (const statement of statements) await executeRaw(req, statement)
  })
}

async function indexInPostgres(payload: Payload, { name, columns }: SearchedTable): Promise<void> {
  await executeRaw({ payload }, 'create extension if not exists pg_trgm')
  for (const column of Object.values(columns))
    await executeRaw(
      { payload },
      `create index if not exists ${textIndexOf(name)}_${column} on ${name} using gin (${column} gin_trgm_ops)`,
    )
}
