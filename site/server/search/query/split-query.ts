import { ABOUT, YEAR } from './year-range'

/** Years as one part with what belongs to them, everything else word by word. */
const PART = new RegExp(
  `${YEAR}\\s*[-–—]\\s*${YEAR}(?!\\S)|(?:${ABOUT})[.\\s]\\s*${YEAR}(?!\\S)|\\S+`,
  'giu',
)

/** The parts of a query that can be left out, as typed. */
export const splitQuery = (query: string): readonly string[] => query.match(PART) ?? []
