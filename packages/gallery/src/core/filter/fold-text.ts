/** Scripts without spaces between words: a search word may start anywhere in such a text. */
const UNSPACED =
  '\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}'
const WORD = '[\\p{L}\\p{M}\\p{N}]'

/** Created at the first search: it takes 3 ms, 12 ms on a phone, while most visitors never search. */
let patterns: { readonly words: RegExp; readonly unspacedLetter: RegExp } | undefined

const wordPatterns = () =>
  (patterns ??= {
    words: new RegExp(`(?:(?=${WORD})[${UNSPACED}])+|(?:(?![${UNSPACED}])${WORD})+|\\p{So}`, 'gu'),
    unspacedLetter: new RegExp(`(?=${WORD})[${UNSPACED}]`, 'u'),
  })

/** Combining marks of Latin, Greek, Cyrillic, Hebrew and Arabic, which people omit when they type. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

/** Letters that Unicode does not decompose but people type as others. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
}

/** Removes case, accents and ligatures from a text, for comparison only. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/[ßæœøłđðþħıς]/g, (letter) => PLAIN[letter] ?? letter)

/** Splits a folded text into words. A run of an unspaced script is one word. */
export const splitWords = (folded: string): readonly string[] =>
  folded.match(wordPatterns().words) ?? []

/** Whether a text has letters of a script without spaces between words. */
export const isUnspaced = (text: string): boolean => wordPatterns().unspacedLetter.test(text)
