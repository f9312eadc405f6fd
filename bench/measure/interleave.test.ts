import { expect, test } from 'vitest'
import { interleave, samplesOf } from './interleave'

test('runs every candidate once a round, starting each round with the next candidate', async () => {
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

test('groups samples by candidate and by quantity', async () => {
  const samples = await interleave({
    candidates: ['a', 'b'],
    rounds: 2,
    run: async (candidate, round) => ({ [candidate]: round, both: 10 }),
  })
  expect(samplesOf(samples, 'a', 'a')).toEqual([0, 1])
  expect(samplesOf(samples, 'b', 'both')).toEqual([10, 10])
  expect(samplesOf(samples, 'b', 'a')).toEqual([])
})

test('accepts several samples of one quantity from one run', async () => {
  const run = async () => ({ click: [48, 56] })
  const samples = await interleave({ candidates: ['a'], rounds: 2, run })
  expect(samplesOf(samples, 'a', 'click')).toEqual([48, 56, 48, 56])
})
