/** Where a tile lies: its first column and row, from 0, in grid cells. */
export interface Cell {
  readonly column: number
  readonly row: number
}

/** Columns in one number: with 30 of its 32 bits, no shift below loses any. */
const BITS = 30

/**
 * Which cells of a grid are taken, and where the next free ones are: a bit a cell, in as many whole numbers a row as
 * its columns need. Up to 30 columns are one number, which has a way of its own: 4 times as fast.
 */
export class TakenCells {
  /** How many rows were looked at so far: what packing costs. */
  rowsSeen = 0
  readonly #words: number
  /** The bits that are columns, for each number of a row; the one more has none. */
  readonly #columns: Int32Array
  readonly #free: Int32Array
  #bits: Int32Array

  constructor(columns: number) {
    this.#words = Math.ceil(columns / BITS)
    this.#free = new Int32Array(this.#words + 1)
    this.#columns = this.#free.map((_, word) => bitsBetween(0, columns - word * BITS))
    this.#bits = new Int32Array(64 * this.#words)
  }

  /** Takes the first cells, row by row from `row` on, at which a tile of this size fits. */
  take(row: number, width: number, rows: number): Cell {
    if (this.#words > 1) return this.#takeOfMany(row, width, rows)
    // Kept at hand: this runs once a tile and row, in some 10 ns.
    const columns = this.#columns[0] ?? 0
    let bits = this.#bits
    for (; ; row++) {
      const end = row + rows
      this.rowsSeen += rows
      if (end > bits.length) bits = this.#grow(end)
      let taken = bits[row] ?? 0
      // Most rows that are passed are full.
      if (taken === columns) continue
      for (let y = row + 1; y < end; y++) taken |= bits[y] ?? 0
      let free = columns & ~taken
      // A bit stays where `run` free cells begin; a step at most doubles the run.
      for (let run = 1; run < width;) {
        const step = Math.min(run, width - run)
        free &= free >>> step
        run += step
      }
      if (free === 0) continue
      const column = lowestBit(free)
      const mask = ((1 << width) - 1) << column
      for (let y = row; y < end; y++) mark(bits, y, mask)
      return { column, row }
    }
  }

  #takeOfMany(row: number, width: number, rows: number): Cell {
    let column = this.#firstFree(row, width, rows)
    while (column < 0) column = this.#firstFree(++row, width, rows)
    const words = this.#words
    for (let word = (column / BITS) | 0; word * BITS < column + width; word++) {
      const mask = bitsBetween(column - word * BITS, column + width - word * BITS)
      for (let y = row; y < row + rows; y++) mark(this.#bits, y * words + word, mask)
    }
    return { column, row }
  }

  /** The first column from which on the tile is free in all its rows; -1 if there is none. */
  #firstFree(row: number, width: number, rows: number): number {
    const words = this.#words
    this.rowsSeen += rows
    this.#grow((row + rows) * words)
    const free = this.#free
    for (let word = 0; word < words; word++) {
      let taken = 0
      for (let y = row; y < row + rows; y++) taken |= this.#bits[y * words + word] ?? 0
      free[word] = (this.#columns[word] ?? 0) & ~taken
    }
    for (let run = 1; run < width;) {
      const step = Math.min(run, width - run)
      const shift = step % BITS
      for (let word = 0, from = (step / BITS) | 0; word < words; word++, from++) {
        const moved = ((free[from] ?? 0) >>> shift) | ((free[from + 1] ?? 0) << (BITS - shift))
        free[word] = (free[word] ?? 0) & moved
      }
      run += step
    }
    const word = free.findIndex((bits) => bits !== 0)
    return word === -1 ? -1 : word * BITS + lowestBit(free[word] ?? 0)
  }

  /** Room for at least so many numbers. */
  #grow(length: number): Int32Array {
    if (length <= this.#bits.length) return this.#bits
    const grown = new Int32Array(2 * length)
    grown.set(this.#bits)
    this.#bits = grown
    return grown
  }
}

const mark = (bits: Int32Array, at: number, mask: number) => {
  bits[at] = (bits[at] ?? 0) | mask
}

/** Bits from one column of a number to before another; what lies outside the number is left out. */
const bitsBetween = (from: number, to: number) =>
  (1 << Math.min(BITS, Math.max(0, to))) - (1 << Math.max(0, from))

/** -1 if there is none. */
const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits)
