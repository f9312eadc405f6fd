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

/** Common and rare words, two words, prefixes, years, a misspelt word, one that nothing has. */
export const SEARCHES: readonly string[] = [
  ...['turner', 'sea', 'graphite', 'river thames', 'castle', 'blake', 'portrait', 'venice'],
  ...['rome', 'boats', 'chur', 'mountain view', 'etching 1826', 'screenprint', 'landscape with'],
  ...['1830', 'paper', 'study for', 'sketchbook', 'harbour', 'abbey', 'windmil', 'oxford'],
  ...['a00002', 'ink', 'moonlight', 'cottage', 'horses', 'untitled', 'zzzzzz', 'dance', 'garden'],
]
