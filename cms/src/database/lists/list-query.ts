import { and, isNotNull, isNull, sql, type Column, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { buildQuery } from '@payloadcms/drizzle'
import type { FlattenedField, Sort, Where } from 'payload'
import type { SearchedTable } from './searched-tables'

/** A page of a list of documents, as Payload's database layer asks for it. */
export interface List {
  readonly table: string
  readonly fields: readonly FlattenedField[]
  readonly searched: readonly SearchedTable[]
  readonly where: Where
  readonly sort: Sort | undefined
  /** Language of translated fields; null for all. */
  readonly locale: string | null
  readonly limit: number
  readonly offset: number
}

type Table = Column['table'] & Readonly<Record<string, Column>> & { readonly id: Column }

export interface Database {
  readonly name: string
  readonly tables: Readonly<Record<string, Table>>
}

/** A database and its connection for a request: that of its transaction if it has one. */
export interface Session {
  readonly database: Database
  readonly db: {
    select(columns: Record<string, unknown>): { from(table: unknown): { $dynamic(): Statement } }
  }
}

interface Statement extends PromiseLike<readonly Readonly<Record<string, unknown>>[]> {
  where(condition: SQL | undefined): Statement
  leftJoin(table: unknown, condition: SQL): Statement
  innerJoin(table: unknown, condition: SQL): Statement
  crossJoin(table: unknown): Statement
  orderBy(...columns: SQL[]): Statement
  limit(rows: number): Statement
  offset(rows: number): Statement
}

interface Join {
  readonly table: unknown
  readonly condition: SQL
  readonly isOneToMany?: boolean
}

interface BuiltQuery {
  readonly joins: readonly Join[]
  readonly orderBy: readonly { readonly column: Column; order(column: Column): SQL }[]
  readonly where: SQL | undefined
}

/** All rows, or those that have the translated text by which the list is sorted, or those that lack it. */
export type Texts = 'any' | 'present' | 'missing'

export interface ListQuery {
  /** Whether it reads the translations. */
  readonly isJoined: boolean
  readonly isSortedByText: boolean
  count(texts: Texts): Promise<number>
  /** Ids of rows. */
  read(
    texts: Texts,
    range: { readonly offset: number; readonly limit: number },
  ): Promise<readonly number[]>
}

/**
 * Queries of a list.
 * @param ids query of the rows to which the list is limited
 * @returns null if the list reads other tables than that of its translations in one language
 */
export function listQuery({ database, db }: Session, list: List, ids?: SQL): ListQuery | null {
  const main = database.tables[list.table]
  const translations = database.tables[`${list.table}_locales`]
  if (!main) return null
  const build = (sort: Sort | undefined) => buildFor(database, list, sort)
  const sorted = build(list.sort)
  const filtered = build('id')
  const isTranslation = ({ table, isOneToMany }: Join) =>
    table === translations && !isOneToMany && list.locale !== null
  if (!sorted.joins.every(isTranslation)) return null

  const first = sorted.orderBy[0]?.column
  const text = first?.table === translations ? first : undefined
  const limitation = ids && sql`${main.id} = found.id`
  const select = (columns: Record<string, unknown>, joins: readonly Join[], texts: Texts) => {
    // SQLite reads the first table of a cross join first.
    let statement = ids
      ? db
          .select(columns)
          .from(sql`(${ids}) as found`)
          .$dynamic()
          .crossJoin(main)
      : db.select(columns).from(main).$dynamic()
    // An inner join can begin with the index of texts, and read it in its order.
    const join = texts === 'present' ? 'innerJoin' : 'leftJoin'
    for (const { table, condition } of joins) statement = statement[join](table, condition)
    return statement.where(and(filtered.where, limitation, text && conditionOn(text, texts)))
  }
  return {
    isJoined: sorted.joins.length > 0,
    isSortedByText: text !== undefined,
    count: async (texts) => {
      const joins = texts === 'any' ? filtered.joins : sorted.joins
      const [row] = await select({ n: sql`count(*)` }, joins, texts)
      return Number(row?.['n'])
    },
    read: async (texts, { offset, limit }) => {
      const rows = await select({ id: main.id }, sorted.joins, texts)
        .orderBy(...sorted.orderBy.map(({ column, order }) => order(column)))
        .limit(limit)
        .offset(offset)
      return rows.map(({ id }) => Number(id))
    },
  }
}

const conditionOn = (text: Column, texts: Texts) =>
  ({ any: undefined, present: isNotNull(text), missing: isNull(text) })[texts]

const buildFor = (
  adapter: Database,
  { table: tableName, fields, locale, where }: List,
  sort: Sort | undefined,
): BuiltQuery =>
  // Payload's types are those of another copy of drizzle-orm, and it adds to the array of sorts.
  buildQuery({
    ...{ adapter, tableName, fields, where },
    ...(locale !== null && { locale }),
    sort: Array.isArray(sort) ? [...sort] : sort,
  } as never) as unknown as BuiltQuery
