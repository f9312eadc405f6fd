import { digits, middle, writeFigure, type Figure } from './figure'
import { ratio } from '../measure/statistics'

/** A cell is a figure, a word ("stopped"), or nothing. */
export type Cell = Figure | string | null

/** Candidates down, what was measured across. */
export interface Grid {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly Cell[] }[]
  /** Names the row that the others are compared with; null: no ratios. */
  readonly ours: string | null
}

export type Lines = readonly (readonly string[])[]

export const absoluteLines = ({ columns, rows }: Grid): Lines => [
  ['', ...columns],
  ...rows.map(({ name, cells }) => [name, ...cells.map(writeCell)]),
]

/** How many times as much as ours each candidate takes; null where there is nobody to compare. */
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
  cell === null ? '' : typeof cell === 'string' ? cell : writeFigure(cell)

function writeRatio(cell: Cell, own: Cell): string {
  if (cell === null || own === null || typeof cell === 'string' || typeof own === 'string')
    return ''
  return writeTimes(middle(cell), middle(own), cell.bound)
}

/** `12x`; '' when it cannot be told. */
export function writeTimes(value: number, reference: number, bound?: 'least'): string {
  const times = ratio(value, reference)
  return times === null ? '' : `${bound ? '> ' : ''}${digits(times)}x`
}
