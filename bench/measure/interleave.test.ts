import { expect, test } from 'vitest'
import { interleave, samplesOf } from './interleave'

test('every round runs every candidate, beginning with another one', async () => {
  const order: string[] = []
  await interleave({
    candidates: ['a', 'b', 'c'],
    rounds: 3,
    run: async (candidate) => {
      order.push(candidate)
      return {}
    },
  })
  expect(order.join('')).toBe('abcbcacab')
})

test('samples are kept by candidate and by what was measured', async () => {
  const samples = await interleave({
    candidates: ['a', 'b'],
    rounds: 2,
    run: async (candidate, round) => ({ [candidate]: round, both: 10 }),
  })
  expect(samplesOf(samples, 'a', 'a')).toEqual([0, 1])
  expect(samplesOf(samples, 'b', 'both')).toEqual([10, 10])
  expect(samplesOf(samples, 'b', 'a')).toEqual([])
})

test('a run may give several samples of one thing', async () => {
  const run = async () => ({ click: [48, 56] })
  const samples = await interleave({ candidates: ['a'], rounds: 2, run })
  expect(samplesOf(samples, 'a', 'click')).toEqual([48, 56, 48, 56])
})
