export type Numbers = Float64Array | Uint32Array

/** Numbers by row, which take 4 or 8 bytes each. Rows that were never set are 0. */
export class Column {
  #values: Numbers

  /** @param values an array of the type that the column shall have */
  constructor(values: Numbers) {
    this.#values = values
  }

  get bytes(): number {
    return this.#values.byteLength
  }

  get = (row: number): number => this.#values[row] ?? 0

  set(row: number, value: number): void {
    if (row >= this.#values.length) this.#grow(row + 1)
    this.#values[row] = value
  }

  copy = (): Column => new Column(this.#values.slice())

  /** A copy of the numbers of the first rows. */
  save = (rowCount: number): Numbers => this.#values.slice(0, rowCount)

  /** By a quarter: a copy of all values is cheap, and unused memory is not. */
  #grow(length: number): void {
    const capacity = Math.max(64, Math.ceil(length * 1.25))
    const grown =
      this.#values instanceof Float64Array ? new Float64Array(capacity) : new Uint32Array(capacity)
    grown.set(this.#values)
    this.#values = grown
  }
}

/** For integers from 0 to 4,294,967,295. */
export const integerColumn = () => new Column(new Uint32Array(0))
export const numberColumn = () => new Column(new Float64Array(0))
