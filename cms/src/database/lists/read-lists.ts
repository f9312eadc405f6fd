import {
  buildVersionCollectionFields,
  combineQueries,
  type BaseDatabaseAdapter,
  type PaginatedDocs,
  type QueryDraftsArgs,
} from 'payload'
import { changeDatabase, type DatabaseFactory } from '../change-database'
import { sessionOf, type SqlDatabase } from '../transactions/session-of'
import type { Database, List, Session } from './list-query'
import { readPage, type Page } from './read-page'
import { searchedTables, tableOfDocuments, tableOfVersions } from './searched-tables'

interface Row {
  readonly id: number
}
interface Version extends Row {
  readonly parent: number
  readonly version: object
}

/**
 * Reads lists in two steps: which rows are on the page, by indexes, and then these documents. Payload reads the texts of
 * all documents before the page, and sorts all documents by their titles: 3 to 6 s for a million.
 */
export const readLists = (factory: DatabaseFactory): DatabaseFactory =>
  changeDatabase(factory, (database) => {
    const { find, findVersions, queryDrafts } = database
    const pageOf = async (options: QueryDraftsArgs, describe: typeof describeDocuments) => {
      const list = describe(database, options)
      if (!list || !isSqlDatabase(database)) return null
      return readPage({ database, db: await sessionOf(database, options.req) }, list)
    }
    database.find = async <T>(options: QueryDraftsArgs) => {
      const page = await pageOf(options, describeDocuments)
      if (!page) return find.call(database, options) as Promise<PaginatedDocs<T>>
      const { docs } = await find.call(database, documentsOn(page, options))
      return paginate<T>(options, page, docs as Row[])
    }
    database.queryDrafts = async <T>(options: QueryDraftsArgs) => {
      const page = await pageOf(options, describeDrafts)
      if (!page) return queryDrafts.call(database, options) as Promise<PaginatedDocs<T>>
      // `queryDrafts` would look for the newest versions again, among all.
      const { docs } = await findVersions.call(database, documentsOn(page, options))
      const versions = paginate<Version>(options, page, docs as unknown[] as Version[])
      const drafts = versions.docs.map(({ parent, version }) => ({ id: parent, ...version }))
      return { ...versions, docs: drafts as T[] }
    }
  })

/** A list of documents; null for what is not read in pages. */
function describeDocuments(database: BaseDatabaseAdapter, options: QueryDraftsArgs): List | null {
  const collection = database.payload.collections[options.collection]?.config
  const range = rangeOf(options)
  if (!collection || !range) return null
  return {
    ...range,
    table: tableOfDocuments(collection.slug),
    fields: collection.flattenedFields,
    searched: searchedTables(database, collection),
    where: options.where ?? {},
    sort: options.sort ?? collection.defaultSort,
  }
}

/** A list of the newest versions. */
function describeDrafts(database: BaseDatabaseAdapter, options: QueryDraftsArgs): List | null {
  const list = describeDocuments(database, options)
  const { collections, config } = database.payload
  const collection = collections[options.collection]?.config
  if (!list || !collection) return null
  return {
    ...list,
    table: tableOfVersions(collection.slug),
    fields: buildVersionCollectionFields(config, collection, true),
    where: combineQueries({ latest: { equals: true } }, list.where),
    sort: options.sort,
  }
}

function rangeOf({ limit = 0, page = 1, pagination, locale }: QueryDraftsArgs) {
  if (pagination === false || limit === 0) return null
  return { limit, offset: (page - 1) * limit, locale: locale && locale !== 'all' ? locale : null }
}

const isSqlDatabase = (database: object): database is Database & SqlDatabase<Session['db']> =>
  'tables' in database && 'sessions' in database

const documentsOn = ({ ids }: Page, options: QueryDraftsArgs): QueryDraftsArgs => ({
  ...options,
  ...{ where: { id: { in: [...ids] } }, sort: 'id' },
  ...{ pagination: false, page: 1, limit: ids.length },
})

function paginate<T>(
  { page = 1, limit = 0 }: QueryDraftsArgs,
  { ids, total }: Page,
  rows: readonly Row[],
): PaginatedDocs<T> {
  const byId = new Map(rows.map((row) => [row.id, row as T]))
  const totalPages = Math.max(1, Math.ceil(total / limit))
  const hasPrevPage = page > 1
  const hasNextPage = page < totalPages
  return {
    docs: ids.flatMap((id) => byId.get(id) ?? []),
    ...{ totalDocs: total, totalPages, limit, page, hasPrevPage, hasNextPage },
    pagingCounter: (page - 1) * limit + 1,
    prevPage: hasPrevPage ? page - 1 : null,
    nextPage: hasNextPage ? page + 1 : null,
  }
}
