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
  ['xarbour', 'harbour', 1],
  ['ahrbour', 'harbour', 1],
  ['cow', 'harbour', 3],
])('%s is near to the beginning of %s by %i slips', (typed, word, slips) => {
  expect(slipsBetween(typed, word, 2)).toBe(slips)
})

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'e'), minLength: 1, maxLength: 7 })

test('one slip in a word is counted as one at most', () => {
  fc.assert(
    fc.property(
      letters,
      fc.nat(),
      fc.constantFrom('drop', 'add', 'swap', 'change'),
      (word, at, slip) => {
        const place = at % word.length
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
      const all = words.flatMap((word, place) =>
        slipsBetween(typed, word, 1) <= most ? [place] : [],
      )
      const begunRight = all.filter((place) => words[place]?.[0] === typed[0])
      const near = begunRight.length > 0 ? begunRight : all
      const found = nearWords(typed, words, Uint32Array.from(words, signatureOf))
      expect(found.toSorted((a, b) => a - b).slice(0, 24)).toEqual(
        near.length <= 24 ? near : found.toSorted((a, b) => a - b),
      )
    }),
  )
})

test.each(['xarbour', 'arbour', 'aharbour', 'ahrbour'])(
  'the first letter may be the slip, as in %s, where nothing nearer begins so',
  (typed) => {
    const near = (words: readonly string[]) =>
      nearWords(typed, words, Uint32Array.from(words, signatureOf)).map((place) => words[place])
    expect(near(['dusk', 'harbour'])).toEqual(['harbour'])
    expect(near([`${typed.slice(0, 3)}e${typed.slice(4)}`, 'harbour'])).not.toContain('harbour')
  },
)

test('short words have no neighbours: everything would be one', () => {
  expect(nearWords('art', ['are', 'cart'], Uint32Array.from(['are', 'cart'], signatureOf))).toEqual(
    [],
  )
})
