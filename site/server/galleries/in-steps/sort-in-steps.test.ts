import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortInSteps, COMPARISONS_PER_STEP } from './sort-in-steps'

/** Sorts and counts comparisons: in all, and the most in one step. */
function sort<T extends object | number>(items: readonly T[], compare: (a: T, b: T) => number) {
  let inStep = 0
  let most = 0
  let all = 0
  const steps = sortInSteps(items, (a, b) => {
    inStep += 1
    all += 1
    return compare(a, b)
  })
  for (;;) {
    const step = steps.next()
    most = Math.max(most, inStep)
    inStep = 0
    if (step.done) return { sorted: step.value, most, all }
  }
}

test('sorts like toSorted, including the order of equal items', () => {
  const item = fc.record({ key: fc.integer({ min: 0, max: 40 }), at: fc.nat() })
  const compare = (a: { key: number }, b: { key: number }) => a.key - b.key
  fc.assert(
    fc.property(fc.array(item, { maxLength: 700 }), (items) => {
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
