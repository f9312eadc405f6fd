// @ts-check

/**
 * Runs a task for each item, some at a time. Has no dependencies, since it runs before the installation.
 * @template Item, Result
 * @param {readonly Item[]} items started in this order
 * @param {number} limit tasks at a time
 * @param {(item: Item) => Promise<Result>} run
 * @returns {Promise<Result[]>} in the order of the tasks' ends
 */
export async function runConcurrently(items, limit, run) {
  const pending = [...items]
  /** @type {Result[]} */
  const results = []
  const runNext = async () => {
    for (let item = pending.shift(); item !== undefined; item = pending.shift())
      results.push(await run(item))
  }
  await Promise.all(Array.from({ length: limit }, runNext))
  return results
}
