import { sql, type Column, type SQL } from '@payloadcms/db-sqlite/drizzle'

/** Makes a condition of a column and a value. */
type Operator = (column: Column, value: unknown) => SQL
interface ListOperators {
  readonly in: Operator
  readonly not_in: Operator
}

/** Longer lists become one variable of the query: SQLite has at most 32,766, PostgreSQL 65,535. */
const MAX_VARIABLES = 1_000

/** Lets the operators `in` and `not_in` of SQLite have lists of any length. */
export const sqliteLists = (operators: ListOperators): ListOperators => ({
  in: forLongLists(operators.in, (column, values) => sql`${column} in ${rowsOf(values)}`),
  not_in: forLongLists(
    operators.not_in,
    (column, values) => sql`${column} not in ${rowsOf(values)}`,
  ),
})

const rowsOf = (values: readonly unknown[]) =>
  sql`(select value from json_each(${JSON.stringify(values)}))`

/** Lets the operators `in` and `not_in` of PostgreSQL have lists of any length. */
export const postgresLists = (operators: ListOperators): ListOperators => ({
  in: forLongLists(operators.in, (column, values) => sql`${column} = any(${sql.param(values)})`),
  not_in: forLongLists(
    operators.not_in,
    (column, values) => sql`${column} <> all(${sql.param(values)})`,
  ),
})

const forLongLists =
  (operator: Operator, withList: (column: Column, values: readonly unknown[]) => SQL): Operator =>
  (column, value) =>
    Array.isArray(value) && value.length > MAX_VARIABLES
      ? withList(column, value)
      : operator(column, value)
