import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { sqlitePath } from '@tessera/content/store'
import { improveIndexes } from '../schema/improve-indexes'
import { sqliteLists } from '../long-lists'
import { openConnections } from './connections'
import { queuedClient } from './queued-client'

/** Payload's SQLite adapter with a client that queues writes. Its own connections lock each other out as soon as two requests write. */
export function sqliteDatabase(url: string) {
  const file = sqlitePath(url)
  let database: ReturnType<typeof adapter.init> | undefined
  const adapter = sqliteAdapter({
    client: { url: `file:${file}` },
    push: false,
    // A deleted document's id is not reused: redirects and links may still name it.
    autoIncrement: true,
    transactionOptions: {},
    beforeSchemaInit: [
      ({ schema }) => {
        improveIndexes(database?.rawTables ?? {}, [])
        return schema
      },
    ],
  })
  return {
    ...adapter,
    init: (args: Parameters<typeof adapter.init>[0]) => {
      database = adapter.init(args)
      database.operators = { ...database.operators, ...sqliteLists(database.operators) }
      // Not earlier: `next build` calls `sqliteDatabase` without needing a database.
      mkdirSync(path.dirname(file), { recursive: true })
      database.client = queuedClient(openConnections(file))
      return database
    },
  }
}
