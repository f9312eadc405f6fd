/** Letters of scripts without spaces between words: a search word may start anywhere in such a text. */
const UNSPACED =
  '[\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]'
const WORD = '[\\p{L}\\p{M}\\p{N}]'

export interface WordSplitter {
  /** Splits a folded text into words. A run of an unspaced script is one word. */
  readonly split: (folded: string) => readonly string[]
  /** Whether a text has letters of a script without spaces between words. */
  readonly isUnspaced: (text: string) => boolean
}

/** Create it at the first search: it takes 3 ms, 12 ms on a phone, while most visitors never search. */
export function createWordSplitter(): WordSplitter {
  const words = new RegExp(`(?:(?=${WORD})${UNSPACED})+|(?:(?!${UNSPACED})${WORD})+|\\p{So}`, 'gu')
  const unspacedLetter = new RegExp(`(?=${WORD})${UNSPACED}`, 'u')
  return {
    split: (folded) => folded.match(words) ?? [],
    isUnspaced: (text) => unspacedLetter.test(text),
  }
}
