import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterMask, nearestWord, prefixDistance } from './nearest-word'

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

const nearest = (typed: string, words: readonly string[]) =>
  nearestWord(typed, words, Uint32Array.from(words, letterMask))

test('finds a nearest word in spite of the letter masks', () => {
  fc.assert(
    fc.property(fc.array(letters), letters, (words, typed) => {
      const found = nearest(typed, words)
      const typos = (word: string) => prefixDistance(typed, word, 1)
      const sameFirstLetter = words.filter((word) => word[0] === typed[0])
      const isAnySimilar = sameFirstLetter.some((word) => typos(word) <= 1)
      if (typed.length < 4) expect(found).toBeNull()
      else if (isAnySimilar) {
        expect(sameFirstLetter).toContain(found)
        expect(typos(found ?? '')).toBe(Math.min(...sameFirstLetter.map(typos)))
      } else if (found !== null) expect(typos(found)).toBe(1)
    }),
  )
})

test('prefers fewer typos, then the nearest length', () => {
  expect(nearest('harbuor', ['harbinger', 'harbour', 'harbours'])).toBe('harbour')
  expect(nearest('harbinge', ['harbours', 'harbinges'])).toBe('harbinges')
})

test.each(['xarbour', 'arbour', 'aharbour', 'ahrbour'])(
  'allows a typo in the first letter, as in %s, unless a word with the same first letter is similar',
  (typed) => {
    expect(nearest(typed, ['dusk', 'harbour'])).toBe('harbour')
    const similar = `${typed.slice(0, 3)}e${typed.slice(4)}`
    expect(nearest(typed, [similar, 'harbour'])).toBe(similar)
  },
)

test('matches no words for words with less than 4 letters', () => {
  expect(nearest('art', ['are', 'cart'])).toBeNull()
})
