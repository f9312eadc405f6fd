// @ts-check

/**
 * Runs a task for each item, two at a time: most of the programs that tests and checks start keep one processor busy.
 * Has no dependencies, since it runs before the installation.
 * @template Item, Result
 * @param {readonly Item[]} items started in this order
 * @param {(item: Item) => Promise<Result>} run
 * @returns {Promise<Result[]>} in the order of the items' ends
 */
export async function twoAtATime(items, run) {
  const pending = [...items]
  /** @type {Result[]} */
  const results = []
  const runNext = async () => {
    for (let item = pending.shift(); item !== undefined; item = pending.shift())
      results.push(await run(item))
  }
  await Promise.all([runNext(), runNext()])
  return results
}
