/**
 * Cuts a page of rows, ordered by revision, so that no revision is cut through. `rows` is what a query for
 * one row more than `limit` gave. Returns null when the whole page is one revision: read that one by itself.
 */
export function wholeRevisions<Row extends { readonly revision: number }>(
  rows: readonly Row[],
  limit: number,
): readonly Row[] | null {
  if (rows.length <= limit) return rows
  const last = rows.at(-1)?.revision
  const whole = rows.filter((row) => row.revision !== last)
  return whole.length ? whole : null
}
