/**
 * Splits a list into the fewest rows of at most `maxLength` items, with lengths that differ by at most one, longer rows
 * first. Seven items in rows of three become 3 + 2 + 2, so no image is alone in the last row.
 */
export function evenRows<T>(items: readonly T[], maxLength: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / maxLength)
  const rows: (readonly T[])[] = []
  for (let start = 0; start < items.length;) {
    const length = Math.ceil((items.length - start) / (count - rows.length))
    rows.push(items.slice(start, start + length))
    start += length
  }
  return rows
}
