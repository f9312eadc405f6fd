import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzyMatch, letterMask, prefixDistance } from './fuzzy-match'

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
])('the distance of %s to the prefixes of %s is %i', (typed, word, typos) => {
  expect(prefixDistance(typed, word, 2)).toBe(typos)
})

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'e'), minLength: 1, maxLength: 7 })

test('counts one typo as one at most', () => {
  fc.assert(
    fc.property(
      letters,
      fc.nat(),
      fc.constantFrom('drop', 'add', 'swap', 'change'),
      (word, seed, typo) => {
        const index = seed % word.length
        const [before, letter, after] = [
          word.slice(0, index),
          word.slice(index, index + 1),
          word.slice(index + 1),
        ]
        const typed = {
          drop: before + after,
          add: `${before}e${letter}${after}`,
          swap: before + after.slice(0, 1) + letter + after.slice(1),
          change: `${before}b${after}`,
        }[typo]
        expect(prefixDistance(typed, word, 2)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('finds every similar word in spite of the letter masks', () => {
  fc.assert(
    fc.property(fc.array(letters), letters, (words, typed) => {
      const max = typed.length < 4 ? -1 : 1
      const all = words.flatMap((word, index) =>
        prefixDistance(typed, word, 1) <= max ? [index] : [],
      )
      const sameFirstLetter = all.filter((index) => words[index]?.[0] === typed[0])
      const similar = sameFirstLetter.length > 0 ? sameFirstLetter : all
      const matches = fuzzyMatch(typed, words, Uint32Array.from(words, letterMask))
      expect(matches.toSorted((a, b) => a - b).slice(0, 24)).toEqual(
        similar.length <= 24 ? similar : matches.toSorted((a, b) => a - b),
      )
    }),
  )
})

test.each(['xarbour', 'arbour', 'aharbour', 'ahrbour'])(
  'allows a typo in the first letter, as in %s, unless a word with the same first letter is similar',
  (typed) => {
    const match = (words: readonly string[]) =>
      fuzzyMatch(typed, words, Uint32Array.from(words, letterMask)).map((index) => words[index])
    expect(match(['dusk', 'harbour'])).toEqual(['harbour'])
    expect(match([`${typed.slice(0, 3)}e${typed.slice(4)}`, 'harbour'])).not.toContain('harbour')
  },
)

test('matches no words for words with less than 4 letters', () => {
  const masks = Uint32Array.from(['are', 'cart'], letterMask)
  expect(fuzzyMatch('art', ['are', 'cart'], masks)).toEqual([])
})
