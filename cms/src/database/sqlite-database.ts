import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { sqliteAdapter, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import { sqlitePath } from '@tessera/content/store'
import { openConnections } from './sqlite/connections'
import { queuedClient } from './sqlite/queued-client'

export interface SqliteMigration {
  readonly name: string
  up(args: MigrateUpArgs): Promise<void>
  down(args: MigrateUpArgs): Promise<void>
}

/** Payload's SQLite adapter on our own connections: its own lock each other out as soon as two requests write. */
export function sqliteDatabase(url: string, migrations: readonly SqliteMigration[]) {
  const file = sqlitePath(url)
  const adapter = sqliteAdapter({
    client: { url: `file:${file}` },
    push: false,
    prodMigrations: [...migrations],
    transactionOptions: {},
  })
  return {
    ...adapter,
    init: (args: Parameters<typeof adapter.init>[0]) => {
      const database = adapter.init(args)
      // Only now is it known that the database is wanted: `next build` comes as far as `sqliteDatabase`.
      mkdirSync(path.dirname(file), { recursive: true })
      database.client = queuedClient(openConnections(file))
      return database
    },
  }
}
