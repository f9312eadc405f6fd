import { findSearch, type FoundSearch } from './find-search'
import { listQuery, type List, type ListQuery, type Session } from './list-query'
import { matchingIds } from './matching-ids'

export interface Page {
  /** Of rows of the listed table. */
  readonly ids: readonly number[]
  /** Rows of the whole list. */
  readonly total: number
}

/**
 * Reads which rows are on a page of a list, by indexes where there are some. Rows without a text come last where a list is
 * sorted by a translated text.
 * @returns null for lists that Payload has to read, because their rows can repeat, or reads as fast: those of one table, up
 * to the first page
 */
export async function readPage(session: Session, list: List): Promise<Page | null> {
  const every = listQuery(session, list)
  const search = findSearch(list.where, list.searched)
  const found = search && foundBy(search, session, list)
  const counted = found ?? every
  if (!every || !counted) return null
  if (!search && !every.isJoined && list.offset === 0) return null
  const total = await counted.count('any')
  const shown = total > MAX_SORTED ? every : counted
  return { ids: await readIds(shown, list, total), total }
}

/** What a search finds is sorted. If it finds more, the list is read in its order until the page is full. */
const MAX_SORTED = 20_000

function foundBy({ texts, rest }: FoundSearch, session: Session, list: List): ListQuery | null {
  const isPostgres = session.database.name === 'postgres'
  const ids = matchingIds({ texts, isPostgres, locale: list.locale })
  return listQuery(session, { ...list, where: rest }, ids)
}

async function readIds(
  query: ListQuery,
  { offset, limit }: List,
  total: number,
): Promise<readonly number[]> {
  if (offset >= total) return []
  if (!query.isSortedByText) return query.read('any', { offset, limit })
  const ids = await query.read('present', { offset, limit })
  if (ids.length === limit || offset + ids.length >= total) return ids
  const withText = ids.length > 0 ? offset + ids.length : await query.count('present')
  const others = { offset: Math.max(0, offset - withText), limit: limit - ids.length }
  return [...ids, ...(await query.read('missing', others))]
}
