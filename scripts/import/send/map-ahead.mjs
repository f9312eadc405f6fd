// @ts-check

/**
 * The results of a function for each value, in their order. The function runs for several values at a time.
 * @template T, U
 * @param {AsyncIterable<T> | Iterable<T>} values
 * @param {object} options
 * @param {number} options.count values at a time
 * @param {(value: T) => Promise<U>} options.map
 * @returns {AsyncGenerator<U>}
 */
export async function* mapAhead(values, { count, map }) {
  /** @type {Promise<U>[]} */
  const running = []
  const takeFirst = async () => {
    const first = await running[0]
    running.shift()
    return /** @type {U} */ (first)
  }
  try {
    for await (const value of values) {
      const result = map(value)
      // It is thrown when it is awaited, if ever.
      result.catch(() => undefined)
      running.push(result)
      if (running.length === count) yield await takeFirst()
    }
    while (running.length > 0) yield await takeFirst()
  } finally {
    await Promise.allSettled(running)
  }
}
