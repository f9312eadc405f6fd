import { expect, test } from 'vitest'
import { createTurns } from './take-turns'

test('runs so many at a time, and the others in order', async () => {
  const turns = createTurns(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const all = [0, 1, 2, 3].map(async (number) => {
    ends[number] = await turns.begin()
    begun.push(number)
  })
  await Promise.all(all.slice(0, 2))
  expect(begun).toEqual([0, 1])
  ends[0]?.()
  // A turn ends once.
  ends[0]?.()
  await all[2]
  expect(begun).toEqual([0, 1, 2])
  ends[1]?.()
  await all[3]
  for (const end of ends) end()
  await Promise.all([turns.begin(), turns.begin()])
})
