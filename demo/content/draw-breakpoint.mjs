/**
 * Converts a plan into the drawing of a breakpoint. A plan has one character for each grid cell, `/` between rows, and the
 * same letter in all cells of a tile.
 * @param {string} plan such as `aab/aac`
 */
export function drawBreakpoint(plan) {
  const rows = plan.split('/')
  const tiles = [...new Set(rows.join(''))].map((tile) => {
    const own = rows.filter((row) => row.includes(tile))
    const first = own[0] ?? ''
    const column = first.indexOf(tile)
    return {
      column,
      row: rows.indexOf(first),
      columns: first.lastIndexOf(tile) - column + 1,
      rows: own.length,
    }
  })
  return { columns: rows[0]?.length ?? 0, tiles }
}
