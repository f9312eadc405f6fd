import { expect, test } from 'vitest'
import { mapAhead } from './map-ahead.mjs'

async function* count() {
  for (let n = 1; n <= 5; n++) yield n
}

test('runs for several values at a time and keeps their order', async () => {
  let [running, most] = [0, 0]
  /** @type {number[]} */
  const results = []
  const map = async (/** @type {number} */ n) => {
    most = Math.max(most, ++running)
    // Later ones are ready first.
    for (let turn = n; turn < 6; turn++) await new Promise(setImmediate)
    running -= 1
    return n * 10
  }
  for await (const result of mapAhead(count(), { count: 3, map })) results.push(result)
  expect(results).toEqual([10, 20, 30, 40, 50])
  expect(most).toBe(3)
})

test('gives what came before an error, and waits for what runs', async () => {
  let running = 0
  /** @type {number[]} */
  const results = []
  const map = async (/** @type {number} */ n) => {
    running += 1
    await new Promise(setImmediate)
    running -= 1
    if (n === 2) throw new Error('no 2')
    return n
  }
  const reading = async () => {
    for await (const result of mapAhead(count(), { count: 3, map })) results.push(result)
  }
  await expect(reading()).rejects.toThrow('no 2')
  expect(results).toEqual([1])
  expect(running).toBe(0)
})
