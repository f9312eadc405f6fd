import { expect, test } from 'vitest'
import { splitJsonArray } from './split-json-array.mjs'
import { splitLines } from './split-lines.mjs'

const MAX_LENGTH = 100

/** @param {string} text */
async function* inChunks(text) {
  for (let start = 0; start < text.length; start += 30) yield text.slice(start, start + 30)
}

const long = `{"a":"${'x'.repeat(5_000)}"}`
test.each([
  ['lines', splitLines, `{"a":1}\n${long}\n  {"a":2}${' '.repeat(60)}\r\n{"a":3}`],
  ['elements of an array', splitJsonArray, `[{"a":1},${long},  {"a":2}${' '.repeat(60)},{"a":3}]`],
])('of %s that are too long only the beginning is kept', async (_, split, text) => {
  const found = []
  for await (const one of split(inChunks(text), MAX_LENGTH)) found.push(one)
  const [first, second, ...others] = found
  expect(first).toEqual({ line: 1, text: '{"a":1}' })
  expect(second?.text.length).toBeGreaterThan(MAX_LENGTH)
  expect(second?.text.length).toBeLessThan(MAX_LENGTH + 70)
  expect(others).toEqual([
    { line: 3, text: '{"a":2}' },
    { line: 4, text: '{"a":3}' },
  ])
})
