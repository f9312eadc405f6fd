import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearWords, signatureOf, slipsBetween } from './near-words'

test.each([
  ['harbour', 'harbour', 0],
  ['harbor', 'harbour', 1],
  ['habrour', 'harbour', 1],
  ['harbpur', 'harbour', 1],
  ['lithgrap', 'lithograph', 1],
  ['photgr', 'photography', 1],
  ['xarbour', 'harbour', 3],
  ['cat', 'harbour', 3],
])('%s is near to the beginning of %s by %i slips', (typed, word, slips) => {
  expect(slipsBetween(typed, word, 2)).toBe(slips)
})

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'e'), minLength: 1, maxLength: 7 })

test('one slip in a word, but for its first letter, is counted as one at most', () => {
  fc.assert(
    fc.property(
      letters,
      letters,
      fc.nat(),
      fc.constantFrom('drop', 'add', 'swap', 'change'),
      (first, rest, at, slip) => {
        const word = first + rest
        const place = 1 + (at % Math.max(1, word.length - 1))
        const [before, here, after] = [
          word.slice(0, place),
          word.slice(place, place + 1),
          word.slice(place + 1),
        ]
        const typed = {
          drop: before + after,
          add: `${before}e${here}${after}`,
          swap: before + after.slice(0, 1) + here + after.slice(1),
          change: `${before}b${after}`,
        }[slip]
        expect(slipsBetween(typed, word, 2)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('the letters that words have never hide one that is near', () => {
  fc.assert(
    fc.property(fc.array(letters), letters, (words, typed) => {
      const most = typed.length < 4 ? -1 : 1
      const near = words.flatMap((word, place) =>
        slipsBetween(typed, word, 1) <= most ? [place] : [],
      )
      const found = nearWords(typed, words, Uint32Array.from(words, signatureOf))
      expect(found.toSorted((a, b) => a - b).slice(0, 24)).toEqual(
        near.length <= 24 ? near : found.toSorted((a, b) => a - b),
      )
    }),
  )
})

test('short words have no neighbours: everything would be one', () => {
  expect(nearWords('art', ['are', 'cart'], Uint32Array.from(['are', 'cart'], signatureOf))).toEqual(
    [],
  )
})
