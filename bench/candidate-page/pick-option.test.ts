import { expect, test } from 'vitest'
import { pickOption } from './pick-option'

test('assigns several items to every pair of options of two groups', () => {
  const pairs = new Map<string, number>()
  for (let index = 0; index < 100_000; index++) {
    const pair = `${pickOption(index, 0, 50)} ${pickOption(index, 1, 50)}`
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  expect(pairs.size).toBe(2_500)
  expect(Math.min(...pairs.values())).toBeGreaterThan(10)
})
