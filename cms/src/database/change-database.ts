import type { BaseDatabaseAdapter, Config } from 'payload'

export type DatabaseFactory = Config['db']
type InitArguments = Parameters<DatabaseFactory['init']>[0]

/** A factory whose databases are changed as soon as Payload makes them: it has no hooks for what they read and write. */
export const changeDatabase = (
  factory: DatabaseFactory,
  change: (database: BaseDatabaseAdapter, args: InitArguments) => void,
): DatabaseFactory => ({
  ...factory,
  init: (args) => {
    const database = factory.init(args)
    change(database, args)
    return database
  },
})
