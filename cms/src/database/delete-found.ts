import type { Config } from 'payload'

type DatabaseFactory = Config['db']

/**
 * Deletes a row by its id. If no row meets a condition on a relation, Payload 3.90 builds SQL that no database accepts, so
 * that the deletion of an unknown preference failed with 500.
 */
export function deleteFound(factory: DatabaseFactory): DatabaseFactory {
  return {
    ...factory,
    init: (args) => {
      const database = factory.init(args)
      const { deleteOne } = database
      database.deleteOne = async (options) => {
        const { collection, where, req } = options
        const row = await database.findOne<{ id: number }>({
          ...{ collection, where, joins: false, ...(req && { req }) },
        })
        if (!row) return null
        return deleteOne.call(database, { ...options, where: { id: { equals: row.id } } })
      }
      return database
    },
  }
}
