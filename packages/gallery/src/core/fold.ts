/** Scripts that set no space between words: there a word of a query may begin anywhere. */
const UNSPACED =
  '\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}'
const WORD = '[\\p{L}\\p{M}\\p{N}]'
const WORDS = new RegExp(
  `(?:(?=${WORD})[${UNSPACED}])+|(?:(?![${UNSPACED}])${WORD})+|\\p{So}`,
  'gu',
)
const UNSPACED_LETTER = new RegExp(`(?=${WORD})[${UNSPACED}]`, 'u')

/** Marks of Latin, Greek, Cyrillic, Hebrew and Arabic, which readers leave out when they type. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

/** Letters that Unicode does not take apart but readers type as others. */
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

/** A text without case, accents and ligatures, for comparison only. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/[ßæœøłđðþħıς]/g, (letter) => PLAIN[letter] ?? letter)

/** The words of a folded text. A run of an unspaced script is one. */
export const wordsOf = (folded: string): readonly string[] => folded.match(WORDS) ?? []

export const isUnspaced = (word: string): boolean => UNSPACED_LETTER.test(word)
