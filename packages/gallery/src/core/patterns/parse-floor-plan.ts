import type { PatternBreakpoint, Span } from '../types'

/**
 * Parses floor plans: one character per grid cell, rows separated by `/`, tiles numbered in reading order (1 to 9, then
 * A to Z). `remainders[i]` is the floor plan of the last i + 1 tiles.
 */
export const parseBreakpoint = (
  plan: string,
  remainders: readonly string[] = [],
): PatternBreakpoint => ({
  columns: plan.indexOf('/') === -1 ? plan.length : plan.indexOf('/'),
  spans: parseFloorPlan(plan),
  remainders: toRemainders(remainders.map(parseFloorPlan)),
})

/**
 * Parses rows of equal tiles: `'3 2b 4'` is a row of three tiles, a row of two big ones (two cells high) and a row of
 * four. `columns` must be a multiple of every number.
 */
export const parseRows = (
  columns: number,
  rows: string,
  remainders: readonly string[] = [],
): PatternBreakpoint => ({
  columns,
  spans: rowSpans(columns, rows),
  remainders: toRemainders(remainders.map((remainder) => rowSpans(columns, remainder))),
})

/** Columns and rows of each tile, in reading order. */
function parseFloorPlan(plan: string): readonly Span[] {
  const rows = plan.split('/')
  const tiles = [...new Set(rows.join(''))]
  return tiles.map((tile) => {
    const own = rows.filter((row) => row.includes(tile))
    const row = own[0] ?? ''
    return [row.lastIndexOf(tile) - row.indexOf(tile) + 1, own.length]
  })
}

const rowSpans = (columns: number, rows: string): readonly Span[] =>
  rows.split(' ').flatMap((row) => {
    const count = Number.parseInt(row, 10)
    const span: Span = [columns / count, row.endsWith('b') ? 2 : 1]
    return Array.from({ length: count }, () => span)
  })

const toRemainders = (remainders: readonly (readonly Span[])[]): PatternBreakpoint['remainders'] =>
  Object.fromEntries(remainders.map((spans) => [spans.length, spans]))
