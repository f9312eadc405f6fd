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
