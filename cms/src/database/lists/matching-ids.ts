import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { SearchedText } from './find-search'
import { textIndexOf } from './index-texts'
import type { SearchedTable } from './searched-tables'

/** SQLite indexes texts by groups of so many characters. */
const INDEXED_LENGTH = 3

interface Search {
  readonly texts: readonly SearchedText[]
  readonly isPostgres: boolean
  /** Of translated columns; null for all languages. */
  readonly locale: string | null
}

/** A query of the ids that a list shows and a search finds, as `id`. */
export function matchingIds(search: Search): SQL {
  const tables = [...new Set(search.texts.map(({ table }) => table))]
  return sql.join(
    tables.map((table) => matchingIn(table, search)),
    sql` union `,
  )
}

function matchingIn(table: SearchedTable, { texts: searched, isPostgres, locale }: Search): SQL {
  const texts = searched.filter((text) => text.table === table)
  const isTranslated = table.listedId === '_parent_id'
  const columns = sql`${sql.raw(isTranslated && locale === null ? 'distinct' : '')} t.${sql.identifier(table.listedId)} as id`
  const conditions = isTranslated && locale !== null ? [sql`t._locale = ${locale}`] : []
  const containsTexts = either(texts.map((text) => contains(text, isPostgres)))
  const rows = sql`${sql.identifier(table.name)} t`
  const expression = isPostgres ? null : indexExpression(table, texts)
  if (expression === null)
    return sql`select ${columns} from ${rows} where ${every([...conditions, containsTexts])}`

  const index = sql.identifier(textIndexOf(table.name))
  conditions.push(sql`${index} match ${expression}`, sql`t.id = ${index}.rowid`)
  if (!texts.every(({ words }) => words.every(isIndexed))) conditions.push(containsTexts)
  // SQLite reads the first table of a cross join first.
  return sql`select ${columns} from ${index} cross join ${rows} where ${every(conditions)}`
}

const every = (conditions: SQL[]) => sql.join(conditions, sql` and `)
const either = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` or `)})`

/** As Payload's operator: `%` and `_` in a word stand for any characters. */
function contains({ column, words }: SearchedText, isPostgres: boolean): SQL {
  const like = sql.raw(isPostgres ? 'ilike' : 'like')
  const conditions = words.map((word) => sql`t.${sql.identifier(column)} ${like} ${`%${word}%`}`)
  return sql`(${every(conditions)})`
}

const isIndexed = (word: string) => [...word].length >= INDEXED_LENGTH

/** What FTS5 looks up; null if it has none of a text's words. */
function indexExpression(table: SearchedTable, texts: readonly SearchedText[]): string | null {
  if (!texts.every(({ words }) => words.some(isIndexed))) return null
  const columns = Object.values(table.columns)
  const [word, ...others] = new Set(texts.flatMap(({ words }) => words))
  // A word in any column is found three times as fast without their names.
  if (word && others.length === 0 && texts.length === columns.length) return quote(word)
  const expressions = texts.map(({ column, words }) =>
    words.filter(isIndexed).map((indexed) => `${column} : ${quote(indexed)}`),
  )
  return expressions.map((terms) => `(${terms.join(' AND ')})`).join(' OR ')
}

/** FTS5 reads an expression up to its first NUL. */
const quote = (word: string) => `"${word.replaceAll('\0', '').replaceAll('"', '""')}"`
