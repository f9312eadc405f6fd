/** Shorter words have too many neighbours. */
const SHORTEST = 4
const LONG = 8
/** Nearer ones are nearly always meant. */
const MOST = 24

/** Slips that a word of this length may have: a letter wrong, missing, too many, or two in the wrong order. */
const slipsIn = (word: string) => (word.length < SHORTEST ? 0 : word.length < LONG ? 1 : 2)

/** Which letters a word has, a bit for each remainder: a word with few slips lacks few of them. */
export function signatureOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31)
  return bits >>> 0
}

/**
 * Places of the words that begin nearly as a misspelt one does, the nearest first. The first letter is taken to be right,
 * since people seldom miss it; only where no such word is near may it be the slip.
 *
 * @param signatures of `words`
 */
export function nearWords(
  word: string,
  words: readonly string[],
  signatures: Uint32Array,
): readonly number[] {
  const most = slipsIn(word)
  if (most === 0) return []
  const signature = signatureOf(word)
  const nearest = (mayBeNear: (other: string) => boolean) => {
    const found: { readonly place: number; readonly slips: number }[] = []
    for (let place = 0; place < words.length; place++) {
      const other = words[place] ?? ''
      if (!mayBeNear(other) || countBits(signature & ~(signatures[place] ?? 0)) > most) continue
      const slips = slipsBetween(word, other, most)
      if (slips <= most) found.push({ place, slips })
    }
    return found
      .sort((a, b) => a.slips - b.slips || a.place - b.place)
      .slice(0, MOST)
      .map(({ place }) => place)
  }
  const begunRight = nearest((other) => other[0] === word[0])
  return begunRight.length > 0 ? begunRight : nearest((other) => isFirstSlip(word, other))
}

/** The first letter wrong, too many, missing, or in the place of the second: one more letter tells. */
const isFirstSlip = ([first, second]: string, word: string): boolean =>
  second === word[1] || second === word[0] || first === word[1]

/** The least number of slips between a word and a beginning of another (optimal string alignment), or `most` + 1. */
export function slipsBetween(typed: string, word: string, most: number): number {
  if (word.length < typed.length - most) return most + 1
  const width = Math.min(word.length, typed.length + most)
  let before: number[] = []
  let last = Array.from({ length: width + 1 }, (_, j) => j)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= width; j++) {
      const same = typed[i - 1] === word[j - 1]
      let slips = Math.min(at(last, j - 1) + (same ? 0 : 1), at(last, j) + 1, at(row, j - 1) + 1)
      const swapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      if (i > 1 && j > 1 && swapped) slips = Math.min(slips, at(before, j - 2) + 1)
      row.push(slips)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(...last)
}

const at = (row: readonly number[], j: number) => row[j] ?? Infinity

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
