/** The first column and row of a tile, from 0, in grid cells. */
export interface Cell {
  readonly column: number
  readonly row: number
}

/** Columns per number. With 30 of 32 bits in use, no shift below loses a bit. */
const BITS = 30

/** The occupied cells of a grid of any width, one bit per cell, in as many numbers per row as the columns need. */
export class WideGrid {
  /** Number of rows in which an area was tried so far. */
  rowsRead = 0
  readonly #numbersPerRow: number
  /** For each number of a row, the bits that are columns. One extra element without columns. */
  readonly #columns: Int32Array
  readonly #free: Int32Array
  #bits: Int32Array<ArrayBuffer>

  constructor(columns: number) {
    this.#numbersPerRow = Math.ceil(columns / BITS)
    this.#free = new Int32Array(this.#numbersPerRow + 1)
    this.#columns = this.#free.map((_, i) => bitsBetween(0, columns - i * BITS))
    this.#bits = new Int32Array(64 * this.#numbersPerRow)
  }

  /** Occupies the first free area of this size at or below `row`, and returns its first cell. */
  take(row: number, width: number, rows: number): Cell {
    let column = this.#firstFree(row, width, rows)
    while (column < 0) column = this.#firstFree(++row, width, rows)
    const perRow = this.#numbersPerRow
    for (let i = (column / BITS) | 0; i * BITS < column + width; i++) {
      const mask = bitsBetween(column - i * BITS, column + width - i * BITS)
      for (let y = row; y < row + rows; y++)
        this.#bits[y * perRow + i] = (this.#bits[y * perRow + i] ?? 0) | mask
    }
    return { column, row }
  }

  /** The first column where the area is free in all its rows; -1 if there is none. */
  #firstFree(row: number, width: number, rows: number): number {
    const perRow = this.#numbersPerRow
    this.rowsRead++
    this.#bits = grow(this.#bits, (row + rows) * perRow)
    const free = this.#free
    for (let i = 0; i < perRow; i++) {
      let taken = 0
      for (let y = row; y < row + rows; y++) taken |= this.#bits[y * perRow + i] ?? 0
      free[i] = (this.#columns[i] ?? 0) & ~taken
    }
    for (let run = 1; run < width;) {
      const step = Math.min(run, width - run)
      const shift = step % BITS
      for (let i = 0, from = (step / BITS) | 0; i < perRow; i++, from++) {
        const shifted = ((free[from] ?? 0) >>> shift) | ((free[from + 1] ?? 0) << (BITS - shift))
        free[i] = (free[i] ?? 0) & shifted
      }
      run += step
    }
    const i = free.findIndex((bits) => bits !== 0)
    return i === -1 ? -1 : i * BITS + lowestBit(free[i] ?? 0)
  }
}

/** The same numbers with space for at least `length`. */
export function grow(numbers: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  if (length <= numbers.length) return numbers
  const grown = new Int32Array(2 * length)
  grown.set(numbers)
  return grown
}

/** Bits `from` to before `to`, clamped to one number. */
const bitsBetween = (from: number, to: number) =>
  (1 << Math.min(BITS, Math.max(0, to))) - (1 << Math.max(0, from))

/** -1 if no bit is set. */
export const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits)
