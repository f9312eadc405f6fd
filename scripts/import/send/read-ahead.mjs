// @ts-check

/**
 * The values of a generator, each of which is prepared while the one before is used.
 * @template T
 * @param {AsyncGenerator<T>} values
 * @returns {AsyncGenerator<T>}
 */
export async function* readAhead(values) {
  let next = values.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = values.next()
      // It is thrown when it is awaited, if ever.
      next.catch(() => undefined)
      yield value
    }
  } finally {
    await values.return(undefined)
  }
}
