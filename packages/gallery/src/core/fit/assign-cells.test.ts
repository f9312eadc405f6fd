import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignCells } from './assign-cells'

const square = (size: number) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: size, maxLength: size }), {
    minLength: size,
    maxLength: size,
  })

const costOf = (costs: readonly (readonly number[])[], columns: readonly number[]) =>
  columns.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? NaN), 0)

function* permutations(values: readonly number[]): Generator<readonly number[]> {
  if (values.length === 0) yield []
  for (const value of values)
    for (const rest of permutations(values.filter((other) => other !== value)))
      yield [value, ...rest]
}

test('assigns every row a column of its own', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }).chain(square), (costs) => {
      expect(assignCells(costs).toSorted((a, b) => a - b)).toEqual([...costs.keys()])
    }),
  )
})

test('finds the least sum of all assignments', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }).chain(square), (costs) => {
      const least = Math.min(
        ...[...permutations([...costs.keys()])].map((columns) => costOf(costs, columns)),
      )
      expect(costOf(costs, assignCells(costs))).toBe(least)
    }),
  )
})
