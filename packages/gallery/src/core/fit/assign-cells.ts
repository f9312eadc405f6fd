/**
 * Assigns each row of a square matrix a column of its own, so that the sum of the costs is the least possible. Returns
 * the column of each row.
 *
 * The Hungarian method with shortest augmenting paths (Jonker and Volgenant, "A shortest augmenting path algorithm for
 * dense and sparse linear assignment problems", 1987). It only adds and compares, so every engine has the same result.
 */
export function assignCells(costs: readonly (readonly number[])[]): readonly number[] {
  const count = costs.length
  const rowPotentials = new Float64Array(count + 1)
  const columnPotentials = new Float64Array(count + 1)
  /** Index: column from 1. Value: its row from 1; 0 while it has none. Column 0 holds the row to be assigned. */
  const rowOf = new Int32Array(count + 1)
  const previousColumn = new Int32Array(count + 1)

  for (let row = 1; row <= count; row++) {
    const slack = new Float64Array(count + 1).fill(Infinity)
    const isVisited = new Uint8Array(count + 1)
    let column = 0
    rowOf[0] = row
    do {
      isVisited[column] = 1
      const current = rowOf[column] ?? 0
      let least = Infinity
      let next = 0
      for (let other = 1; other <= count; other++) {
        if (isVisited[other]) continue
        const cost = costs[current - 1]?.[other - 1] ?? 0
        const reduced = cost - (rowPotentials[current] ?? 0) - (columnPotentials[other] ?? 0)
        if (reduced < (slack[other] ?? 0)) {
          slack[other] = reduced
          previousColumn[other] = column
        }
        if ((slack[other] ?? 0) < least) {
          least = slack[other] ?? 0
          next = other
        }
      }
      for (let other = 0; other <= count; other++) {
        const owner = rowOf[other] ?? 0
        if (isVisited[other]) {
          rowPotentials[owner] = (rowPotentials[owner] ?? 0) + least
          columnPotentials[other] = (columnPotentials[other] ?? 0) - least
        } else slack[other] = (slack[other] ?? 0) - least
      }
      column = next
    } while (rowOf[column] !== 0)
    // Every column on the path takes the row of the column before it.
    while (column !== 0) {
      const before = previousColumn[column] ?? 0
      rowOf[column] = rowOf[before] ?? 0
      column = before
    }
  }

  const columns = Array.from({ length: count }, () => 0)
  for (let column = 1; column <= count; column++) columns[(rowOf[column] ?? 1) - 1] = column - 1
  return columns
}
