import { postgresAdapter } from '@payloadcms/db-postgres'
import { improveIndexes } from '../schema/improve-indexes'
import { postgresLists } from '../long-lists'
import { limitTransactions } from './limit-transactions'
import { localesAsText, withoutLocaleType } from '../schema/locales-as-text'

const withOwnIndexes: typeof localesAsText = ({ adapter, schema }) => {
  improveIndexes(adapter.rawTables, ['id'])
  return schema
}

/** PostgreSQL allows 100 in all by default. */
const MAX_CONNECTIONS = 20
/** Each needs a second connection at times. One more follows notifications. */
const MAX_TRANSACTIONS = 9

/** Payload's PostgreSQL adapter, with a pool that survives lost connections. */
export function postgresDatabase(url: string) {
  const adapter = postgresAdapter({
    pool: { connectionString: url, max: MAX_CONNECTIONS },
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
      limitTransactions(database, MAX_TRANSACTIONS)
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
