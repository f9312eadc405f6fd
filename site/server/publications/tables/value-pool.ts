/** Numbers for values that many documents share, so that each is in memory once. Equal values have equal numbers. */
export class ValuePool<Value> {
  readonly #toKey: (value: Value) => string
  readonly #numbers = new Map<string, number>()
  readonly #values: Value[] = []

  /** @param toKey the same text for equal values */
  constructor(toKey: (value: Value) => string) {
    this.#toKey = toKey
  }

  /** Number of different values. */
  get size(): number {
    return this.#values.length
  }

  numberOf(value: Value): number {
    const key = this.#toKey(value)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#values.push(value) - 1
    this.#numbers.set(key, number)
    return number
  }

  save = (): readonly Value[] => [...this.#values]

  /** Adds the values of a saved pool to this empty one. */
  load(values: readonly Value[]): void {
    values.forEach((value) => this.numberOf(value))
  }

  at(number: number): Value {
    const value = this.#values[number]
    if (value === undefined) throw new Error(`The pool has no value ${number}.`)
    return value
  }
}

export const stringPool = () => new ValuePool<string | null>((text) => JSON.stringify(text))
export const listPool = () => new ValuePool<readonly string[]>((texts) => texts.join('\n'))
