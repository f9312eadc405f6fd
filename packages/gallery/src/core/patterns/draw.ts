import type { PatternBreakpoint, Span } from '../types'

/**
 * A breakpoint from floor plans: one character a grid cell, rows parted by `/`, tiles numbered in reading order
 * (1 to 9, then A to Z). `remainders[n]` closes the rectangle for n + 1 last tiles.
 */
export const drawBreakpoint = (
  plan: string,
  remainders: readonly string[] = [],
): PatternBreakpoint => ({
  columns: plan.indexOf('/') === -1 ? plan.length : plan.indexOf('/'),
  spans: drawSpans(plan),
  remainders: toRemainders(remainders.map(drawSpans)),
})

/**
 * A breakpoint from rows of equal tiles: `'3 2b 4'` is three tiles in a row, two big ones (two cells high), four.
 * `columns` must be a multiple of every number.
 */
export const drawRows = (
  columns: number,
  rows: string,
  remainders: readonly string[] = [],
): PatternBreakpoint => ({
  columns,
  spans: rowSpans(columns, rows),
  remainders: toRemainders(remainders.map((remainder) => rowSpans(columns, remainder))),
})

/** Columns and rows of each tile of a floor plan, in reading order. */
export function drawSpans(plan: string): readonly Span[] {
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
