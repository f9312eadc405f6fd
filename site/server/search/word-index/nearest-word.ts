/** Shorter words have too many similar words. */
const MIN_LENGTH = 4
/** Words of at least this length may have two typos. */
const LONG_WORD = 8

/** Typos allowed in a word: a wrong, a missing or an additional letter, or two letters in the wrong order. */
const maxTypos = (word: string) => (word.length < MIN_LENGTH ? 0 : word.length < LONG_WORD ? 1 : 2)

/** A bit for each letter of a word (code modulo 32). A word with few typos lacks few bits of the typed one. */
export function letterMask(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31)
  return bits >>> 0
}

/**
 * The word, or the word with the prefix, that is most similar to a misspelt one: the fewest typos, then the nearest
 * length. Null without a similar one. People rarely misspell the first letter, so words with another one are searched
 * only if no word with the same one is similar.
 *
 * @param masks `letterMask` of each of `words`
 */
export function nearestWord(
  typed: string,
  words: readonly string[],
  masks: Uint32Array,
): string | null {
  const max = maxTypos(typed)
  if (max === 0) return null
  const typedMask = letterMask(typed)
  const findNearest = (isCandidate: (word: string) => boolean) => {
    let nearest: { readonly word: string; readonly typos: number } | null = null
    for (let index = 0; index < words.length; index++) {
      const word = words[index] ?? ''
      if (countBits(typedMask & ~(masks[index] ?? 0)) > max || !isCandidate(word)) continue
      const typos = prefixDistance(typed, word, nearest?.typos ?? max)
      if (typos > (nearest?.typos ?? max)) continue
      if (!nearest || typos < nearest.typos || isNearerLength(word, nearest.word, typed))
        nearest = { word, typos }
    }
    return nearest?.word ?? null
  }
  const [first, second] = typed
  /** Whether the first letter may be wrong, additional, missing or swapped with the second. */
  const isFirstLetterTypo = (word: string) =>
    second === word[1] || second === word[0] || first === word[1]
  return findNearest((word) => word[0] === first) ?? findNearest(isFirstLetterTypo)
}

const isNearerLength = (word: string, other: string, typed: string) =>
  Math.abs(word.length - typed.length) < Math.abs(other.length - typed.length)

/**
 * The least number of typos between `typed` and any prefix of `word` (optimal string alignment distance), or `max` + 1.
 */
export function prefixDistance(typed: string, word: string, max: number): number {
  if (word.length < typed.length - max) return max + 1
  const width = Math.min(word.length, typed.length + max)
  let rowBefore: number[] = []
  let lastRow = Array.from({ length: width + 1 }, (_, j) => j)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= width; j++) {
      const isSame = typed[i - 1] === word[j - 1]
      let typos = Math.min(
        at(lastRow, j - 1) + (isSame ? 0 : 1),
        at(lastRow, j) + 1,
        at(row, j - 1) + 1,
      )
      const isSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      if (i > 1 && j > 1 && isSwapped) typos = Math.min(typos, at(rowBefore, j - 2) + 1)
      row.push(typos)
    }
    if (Math.min(...row) > max) return max + 1
    rowBefore = lastRow
    lastRow = row
  }
  return Math.min(...lastRow)
}

const at = (row: readonly number[], j: number) => row[j] ?? Infinity

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
