// @ts-nocheck Written by hand; the types of two copies of drizzle-orm do not agree.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

const BEFORE = '`id` integer PRIMARY KEY NOT NULL'
const AFTER = '`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL'

/**
 * An id is given once. Without AUTOINCREMENT the next document gets the id of the newest when that was deleted, and with
 * it all that still names it: its earlier addresses, and links in texts. Only the schema says so, nothing stored differs;
 * so its text is changed in place (sqlite.org/lang_altertable.html#otheralter): tables that others refer to cannot be
 * made anew without those letting go.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA writable_schema = ON`)
  await db.run(
    sql`UPDATE sqlite_master SET sql = replace(sql, ${BEFORE}, ${AFTER}) WHERE type = 'table'
      AND substr(name, -8) <> '_locales' AND substr(name, -5) <> '_rels'`,
  )
  // The first such table makes SQLite's own table of counters, and tells other connections of the change.
  await db.run(sql`CREATE TABLE \`__counted\` (\`id\` integer PRIMARY KEY AUTOINCREMENT)`)
  await db.run(sql`DROP TABLE \`__counted\``)
  await db.run(sql`PRAGMA writable_schema = RESET`)
}

/** Programs of before get along with it. */
export async function down(_: MigrateDownArgs): Promise<void> {}
