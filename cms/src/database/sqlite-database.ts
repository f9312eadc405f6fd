import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { sqlitePath } from '@tessera/content/store'
import { migrations } from '../migrations/sqlite'
import { openConnections } from './sqlite/connections'
import { queuedClient } from './sqlite/queued-client'

/** Payload's SQLite adapter on our own connections: its own lock each other out as soon as two requests write. */
export function sqliteDatabase(url: string) {
  const file = sqlitePath(url)
  const adapter = sqliteAdapter({
    client: { url: `file:${file}` },
    push: false,
    prodMigrations: migrations,
    // No document gets the id of one that was deleted.
    autoIncrement: true,
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
