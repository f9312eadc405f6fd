import { expect, test } from 'vitest'
import { spread } from './spread'

test('every pair of options of two groups has its things', () => {
  const pairs = new Map<string, number>()
  for (let index = 0; index < 100_000; index++) {
    const pair = `${spread(index, 0, 50)} ${spread(index, 1, 50)}`
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  expect(pairs.size).toBe(2_500)
  expect(Math.min(...pairs.values())).toBeGreaterThan(10)
})
