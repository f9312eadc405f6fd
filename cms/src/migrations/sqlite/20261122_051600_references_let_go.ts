// @ts-nocheck Written by hand; the types of two copies of drizzle-orm do not agree.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

const TABLES = ['pages_rels', '_pages_v_rels', 'payload_locked_documents_rels']

/**
 * Columns that drizzle added to a table of SQLite came without what its schema says of deletions: a page that a block of
 * another leads to, or an image that stands in an earlier version of one, could not be deleted. No table refers to these
 * three, so they can be made anew. PostgreSQL had it right.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES) {
    const made = await db.all(
      sql`SELECT type, sql FROM sqlite_master WHERE tbl_name = ${table} AND sql IS NOT NULL`,
    )
    const old = made.find(({ type }) => type === 'table').sql
    const whole = old
      .replace(/^CREATE TABLE [`"]?\w+[`"]?/, `CREATE TABLE \`__new_${table}\``)
      .replace(/(REFERENCES [`"]?\w+[`"]?\s?\([`"]?id[`"]?\))(?=,)/g, '$1 ON DELETE cascade')
    await db.run(sql.raw(whole))
    await db.run(sql.raw(`INSERT INTO \`__new_${table}\` SELECT * FROM \`${table}\``))
    await db.run(sql.raw(`DROP TABLE \`${table}\``))
    await db.run(sql.raw(`ALTER TABLE \`__new_${table}\` RENAME TO \`${table}\``))
    for (const index of made.filter(({ type }) => type === 'index')) await db.run(sql.raw(index.sql))
  }
}

/** Programs of before get along with it. */
export async function down(_: MigrateDownArgs): Promise<void> {}
