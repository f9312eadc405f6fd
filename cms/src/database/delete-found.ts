import { changeDatabase, type DatabaseFactory } from './change-database'

/**
 * Deletes a row by its id. If no row meets a condition on a relation, Payload 3.90 builds SQL that no database accepts, so
 * that the deletion of an unknown preference failed with 500.
 */
export const deleteFound = (factory: DatabaseFactory): DatabaseFactory =>
  changeDatabase(factory, (database) => {
    const { deleteOne } = database
    database.deleteOne = async (options) => {
      const { collection, where, req } = options
      const row = await database.findOne<{ id: number }>({
        ...{ collection, where, joins: false, ...(req && { req }) },
      })
      if (!row) return null
      return deleteOne.call(database, { ...options, where: { id: { equals: row.id } } })
    }
  })
