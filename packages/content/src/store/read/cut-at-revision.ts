/**
 * Cuts a page of rows, sorted by revision, at a revision boundary. `rows` is the result of a query for `limit` + 1 rows.
 * Returns null when the page is a single revision: query that revision alone.
 */
export function cutAtRevision<Row extends { readonly revision: number }>(
  rows: readonly Row[],
  limit: number,
): readonly Row[] | null {
  if (rows.length <= limit) return rows
  const last = rows.at(-1)?.revision
  const whole = rows.filter((row) => row.revision !== last)
  return whole.length ? whole : null
}
