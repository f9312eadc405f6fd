import { postgresAdapter } from '@payloadcms/db-postgres'
import { localesAsText, withoutLocaleType } from './locales-as-text'

/** Payload's adapter, with a pool that outlives the loss of its connections. */
export function postgresDatabase(url: string) {
  const adapter = postgresAdapter({
    pool: { connectionString: url, max: 10 },
    push: false,
    transactionOptions: {},
    beforeSchemaInit: [localesAsText],
    afterSchemaInit: [withoutLocaleType],
  })
  return {
    ...adapter,
    init: (args: Parameters<typeof adapter.init>[0]) => {
      const database = adapter.init(args)
      const { connect } = database
      database.connect = async (...options) => {
        await connect?.apply(database, options)
        // An idle connection that breaks is replaced; without a listener it would end the program.
        database.pool.on('error', (error) => {
          args.payload.logger.warn(`A connection to the database was lost: ${error.message}`)
        })
      }
      return database
    },
  }
}
