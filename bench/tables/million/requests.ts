import { GALLERY_ID } from './documents'

const SUBJECTS = ['nature', 'people', 'places', 'architecture', 'society', 'objects', 'history']
const PERIODS = ['before-1750', '1790s', '1800s', '1820s', '1830s', '1950s', '1970s', '1990s']
const CLASSES = ['works-on-paper', 'prints', 'paintings', 'sculptures']

/** Query strings of `count` different states of the gallery: a subject, with a period, a class, or both. */
export const galleryStates = (count: number, first = 0): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const at = first + index
    const pick = (options: readonly string[], step: number) =>
      options[Math.floor(at / step) % options.length] ?? ''
    const subject = `?${GALLERY_ID}.subject=${pick(SUBJECTS, 1)}`
    const period = at % 2 === 0 ? `&${GALLERY_ID}.period=${pick(PERIODS, SUBJECTS.length)}` : ''
    const kind = at % 3 === 0 ? `&${GALLERY_ID}.classification=${pick(CLASSES, 3)}` : ''
    return subject + period + kind
  })

/** Common and rare words of the catalogue. */
const WORDS = [
  ...['turner', 'sea', 'graphite', 'thames', 'castle', 'blake', 'portrait', 'venice', 'rome'],
  ...['boats', 'mountain', 'etching', 'screenprint', 'landscape', 'paper', 'study', 'sketchbook'],
  ...['harbour', 'abbey', 'oxford', 'ink', 'moonlight', 'cottage', 'horses', 'untitled', 'dance'],
  ...['garden', 'river', 'church', 'bridge', 'flowers', 'canvas', 'woman', 'winter', 'london'],
]

/** Two hundred: words, two words, the beginnings of words, words with a year, years, misspelt words, and what nothing has. */
export const SEARCHES: readonly string[] = [
  ...WORDS,
  ...WORDS.map((word, index) => `${word} ${WORDS[(index + 1) % WORDS.length]}`),
  ...WORDS.filter((word) => word.length > 4).map((word) => word.slice(0, 4)),
  ...WORDS.map((word, index) => `${word} ${1790 + index}`),
  ...Array.from({ length: 30 }, (_, index) => `${1795 + 5 * index}`),
  ...['about 1830', '1820-1830', '1960s'],
  ...WORDS.filter((word) => word.length > 5).map((word) => word.slice(0, -2) + word.slice(-1)),
  ...['a00002', 't0350', 'landscape with', 'study for', 'zzzzzz', 'qwxyz paper'],
]
