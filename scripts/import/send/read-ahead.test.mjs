import { expect, test } from 'vitest'
import { readAhead } from './read-ahead.mjs'

/** @type {string[]} */
let events = []
async function* count(/** @type {number} */ failsAt = Infinity) {
  events = []
  try {
    for (let n = 1; n <= 3; n++) {
      events.push(`read ${n}`)
      if (n === failsAt) throw new Error(`no ${n}`)
      yield n
    }
  } finally {
    events.push('closed')
  }
}

test('prepares one value while the one before is used', async () => {
  for await (const value of readAhead(count())) {
    await new Promise(setImmediate)
    events.push(`used ${value}`)
  }
  expect(events).toEqual([
    ...['read 1', 'read 2', 'used 1', 'read 3', 'used 2', 'closed', 'used 3'],
  ])
})

test('gives what came before an error, and closes the source when it is left early', async () => {
  /** @type {number[]} */
  const used = []
  const reading = async () => {
    for await (const value of readAhead(count(2))) used.push(value)
  }
  await expect(reading()).rejects.toThrow('no 2')
  expect(used).toEqual([1])
  for await (const value of readAhead(count(2))) if (value === 1) break
  expect(events.at(-1)).toBe('closed')
})
