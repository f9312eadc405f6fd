import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortInSteps, COMPARISONS_PER_STEP } from './sort-in-steps'

/** Sorts and counts comparisons: in all, and the most in one step. */
function sort(items: readonly number[], compare: (a: number, b: number) => number) {
  let inStep = 0
  let most = 0
  let all = 0
  const steps = sortInSteps(Uint32Array.from(items), (a, b) => {
    inStep += 1
    all += 1
    return compare(a, b)
  })
  for (;;) {
    const step = steps.next()
    most = Math.max(most, inStep)
    inStep = 0
    if (step.done) return { sorted: [...step.value], most, all }
  }
}

test('sorts like toSorted, including the order of equal items', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 700 }), (keys) => {
      const items = [...keys.keys()]
      const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0)
      expect(sort(items, compare).sorted).toEqual(items.toSorted(compare))
    }),
  )
})

test('compares at most about 2,000 times per step for any number of items', () => {
  const items = Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 100_003)
  const { sorted, most, all } = sort(items, (a, b) => a - b)
  expect(sorted).toEqual(items.toSorted((a, b) => a - b))
  expect(most).toBeLessThan(1.01 * COMPARISONS_PER_STEP)
  expect(all).toBeLessThan(100_000 * 17)
})
