import { foldText } from '@tessera/gallery/core'

/** Years, both included. */
export interface YearRange {
  readonly from: number
  readonly to: number
}

/** A part of a query that means years. */
export interface YearTerm extends YearRange {
  /** A year as typed, which a text may contain instead of the date; null for a range. */
  readonly word: string | null
}

/** Years before and after one that is only known approximately. */
const TOLERANCE = 5

/** "About" before a year, folded, in the languages of the site. */
export const ABOUT =
  'about|around|approx|circa|ca|c|um|etwa|gegen|vers|environ|hacia|sobre|verso|intorno al|حوالي|نحو'

export const YEAR = '[12]\\d{3}'
/** Not part of a longer word or number. */
const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
const RANGE = new RegExp(`${START}(${YEAR})\\s*[-–—]\\s*(${YEAR})${END}`, 'gu')
const DECADE = new RegExp(`${START}([12]\\d\\d0)s${END}`, 'gu')
const ABOUT_YEAR = new RegExp(`${START}(?:${ABOUT})[.\\s]\\s*(${YEAR})${END}`, 'gu')
const SINGLE_YEAR = new RegExp(`${START}(${YEAR})${END}`, 'gu')

/** Separates the years of a query from its words: "boats about 1850" is the word "boats" and the years 1845 to 1855. */
export function readYears(query: string): {
  readonly words: string
  readonly years: readonly YearTerm[]
} {
  const years: YearTerm[] = []
  const take =
    (pattern: RegExp, toTerm: (...years: readonly string[]) => YearTerm) => (text: string) =>
      text.replace(pattern, (_, ...groups: readonly unknown[]) => {
        years.push(toTerm(...groups.filter((group) => typeof group === 'string')))
        return ' '
      })
  const steps = [
    take(RANGE, (from, to) => ({
      from: Math.min(Number(from), Number(to)),
      to: Math.max(Number(from), Number(to)),
      word: null,
    })),
    take(DECADE, (first) => ({ from: Number(first), to: Number(first) + 9, word: null })),
    take(ABOUT_YEAR, (year = '') => ({
      from: Number(year) - TOLERANCE,
      to: Number(year) + TOLERANCE,
      word: year,
    })),
    take(SINGLE_YEAR, (year = '') => ({ from: Number(year), to: Number(year), word: year })),
  ]
  const words = steps.reduce((text, step) => step(text), foldText(query))
  return { words, years }
}
