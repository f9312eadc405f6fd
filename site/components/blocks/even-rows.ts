/**
 * Cuts a list into as few rows as may be, none longer than `most`, as equal as they can be; longer ones first. Seven by
 * three are 3 + 2 + 2, so that no image stands alone in a row where another would have had room.
 */
export function evenRows<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / most)
  const rows: (readonly T[])[] = []
  for (let start = 0; start < items.length;) {
    const length = Math.ceil((items.length - start) / (count - rows.length))
    rows.push(items.slice(start, start + length))
    start += length
  }
  return rows
}
