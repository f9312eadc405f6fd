import { expect, test } from 'vitest'
import { keepNewest } from './keep-newest'

/** Begins each key with a letter of its own. Returns the letters that were replaced, and functions that end them. */
function begin(limit: number, keys: readonly string[]) {
  const replaced: string[] = []
  const newest = keepNewest(limit)
  let letter = 0x61
  const beginOne = (key: string) => {
    const name = String.fromCharCode(letter++)
    return newest.begin(key, () => replaced.push(name))
  }
  return { replaced, beginOne, ends: keys.map(beginOne) }
}

test('replaces the oldest of a key when there are too many', () => {
  expect(begin(2, ['x', 'x', 'y', 'y']).replaced).toEqual([])
  expect(begin(2, ['x', 'x', 'y', 'x', 'x']).replaced).toEqual(['a', 'b'])
})

test('does not count what has ended, once or twice', () => {
  const { replaced, beginOne, ends } = begin(2, ['x', 'x'])
  for (const end of ends) for (let round = 0; round < 2; round += 1) end()
  const later = [beginOne('x'), beginOne('x')]
  for (const end of ends) end()
  beginOne('x')
  expect([replaced, later.length]).toEqual([['c'], 2])
})
