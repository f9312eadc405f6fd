import { postgresAdapter } from '@payloadcms/db-postgres'
import { improveIndexes } from '../improve-indexes'
import { postgresLists } from '../long-lists'
import { localesAsText, withoutLocaleType } from '../locales-as-text'

const withOwnIndexes: typeof localesAsText = ({ adapter, schema }) => {
  improveIndexes(adapter.rawTables)
  return schema
}

/** Payload's PostgreSQL adapter, with a pool that survives lost connections. */
export function postgresDatabase(url: string) {
  const adapter = postgresAdapter({
    pool: { connectionString: url, max: 10 },
    push: false,
    transactionOptions: {},
    beforeSchemaInit: [localesAsText, withOwnIndexes],
    afterSchemaInit: [withoutLocaleType],
  })
  return {
    ...adapter,
    init: (args: Parameters<typeof adapter.init>[0]) => {
      const database = adapter.init(args)
      database.operators = { ...database.operators, ...postgresLists(database.operators) }
      const { connect } = database
      database.connect = async (...options) => {
        await connect?.apply(database, options)
        // Without an error listener a broken connection would end the process. The query of one in use reports the loss.
        database.pool.on('acquire', (client) => client.off('error', ignore).on('error', ignore))
        // The pool replaces a broken idle connection.
        database.pool.on('error', (error) => {
          args.payload.logger.warn(`A connection to the database was lost: ${error.message}`)
        })
      }
      return database
    },
  }
}

const ignore = () => undefined
