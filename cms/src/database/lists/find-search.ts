import type { Where } from 'payload'
import type { SearchedTable } from './searched-tables'

/** Words that one column must contain. */
export interface SearchedText {
  readonly table: SearchedTable
  /** Name of the column in the database. */
  readonly column: string
  readonly words: readonly string[]
}

export interface FoundSearch {
  /** One of these must apply. */
  readonly texts: readonly SearchedText[]
  /** The other conditions. */
  readonly rest: Where
}

/** Finds the search of a list among its conditions: an `or` of `like`, all of it in searched columns. */
export function findSearch(where: Where, tables: readonly SearchedTable[]): FoundSearch | null {
  const conditions = flatten(where)
  for (const [i, condition] of conditions.entries()) {
    const texts = readTexts(condition, tables)
    if (texts) return { texts, rest: { and: conditions.toSpliced(i, 1) } }
  }
  return null
}

/** Conditions that must all apply, without nested `and`s. */
const flatten = (where: Where): Where[] =>
  Object.entries(where).flatMap(([key, condition]) =>
    key.toLowerCase() === 'and' && Array.isArray(condition)
      ? condition.flatMap(flatten)
      : [{ [key]: condition } as Where],
  )

function readTexts(
  condition: Where,
  tables: readonly SearchedTable[],
): readonly SearchedText[] | null {
  const [[key, value] = [], ...others] = Object.entries(condition)
  if (!key || others.length > 0) return null
  const conditions = key.toLowerCase() === 'or' && Array.isArray(value) ? value : [condition]
  const texts = conditions.map((each: Where) => readText(each, tables))
  return texts.length > 0 && texts.every((text) => text !== null) ? texts : null
}

function readText(condition: Where, tables: readonly SearchedTable[]): SearchedText | null {
  const [[path, operators] = [], ...others] = Object.entries(condition)
  if (!path || others.length > 0 || typeof operators !== 'object' || Array.isArray(operators))
    return null
  const [[operator, text] = [], ...further] = Object.entries(operators)
  if (operator !== 'like' || typeof text !== 'string' || further.length > 0) return null
  const key = path.replace(/\./g, '_')
  for (const table of tables) {
    const column = table.columns[key]
    const words = [...new Set(text.split(' '))].filter((word) => word !== '')
    if (column && words.length > 0) return { table, column, words }
  }
  return null
}
