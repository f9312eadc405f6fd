import { formatNumber, medianOfFigure, formatFigure, type Figure } from './figure'
import { ratio } from '../measure/statistics'

/** A figure, a text such as `not reached`, or nothing. */
export type Cell = Figure | string | null

/** A table: one row for each candidate, one column for each quantity. */
export interface Grid {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly Cell[] }[]
  /** Name of the row that the others are compared with; null for no ratios. */
  readonly ours: string | null
}

export type Lines = readonly (readonly string[])[]

export const absoluteLines = ({ columns, rows }: Grid): Lines => [
  ['', ...columns],
  ...rows.map(({ name, cells }) => [name, ...cells.map(writeCell)]),
]

/** Each figure divided by the one in our row; null when there is nothing to compare. */
export function ratioLines({ columns, rows, ours }: Grid): Lines | null {
  const own = rows.find(({ name }) => name === ours)
  if (!own || rows.length < 2) return null
  return [
    [`times ${own.name}`, ...columns],
    ...rows.map(({ name, cells }) => [
      name,
      ...cells.map((cell, column) => writeRatio(cell, own.cells[column] ?? null)),
    ]),
  ]
}

const writeCell = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'string' ? cell : formatFigure(cell)

function writeRatio(cell: Cell, own: Cell): string {
  if (cell === null || own === null || typeof cell === 'string' || typeof own === 'string')
    return ''
  return formatRatio(medianOfFigure(cell), medianOfFigure(own), cell.bound)
}

/** `12x`; '' when there is no ratio. */
export function formatRatio(value: number, reference: number, bound?: 'lower'): string {
  const times = ratio(value, reference)
  return times === null ? '' : `${bound ? '> ' : ''}${formatNumber(times)}x`
}
