import { splitQuery } from './split-query'

/** A shorter query that finds something. */
export interface RelaxedQuery {
  /** What is left out, as typed. */
  readonly without: string
  readonly query: string
}

/** Further parts of a query are ignored, as by the search. */
const MAX_PARTS = 8

/**
 * Shorter versions of a query that finds nothing: without one of its parts or, if all of those find nothing either, each
 * part alone. The best first.
 *
 * @param count returns the number of documents that a query finds
 */
export function relaxQuery(
  query: string,
  count: (query: string) => number,
): readonly (RelaxedQuery & { readonly count: number })[] {
  const parts = splitQuery(query).slice(0, MAX_PARTS)
  if (parts.length < 2) return []
  const counted = (relaxed: readonly RelaxedQuery[]) =>
    relaxed
      .map((each) => ({ ...each, count: count(each.query) }))
      .filter((each) => each.count > 0)
      .sort((a, b) => b.count - a.count)
  const others = (index: number) => parts.filter((_, other) => other !== index).join(' ')
  const withoutOne = counted(parts.map((part, index) => ({ without: part, query: others(index) })))
  if (withoutOne.length > 0 || parts.length === 2) return withoutOne
  return counted(parts.map((part, index) => ({ without: others(index), query: part })))
}
