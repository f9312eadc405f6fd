import { formatNumber } from './format-number'
import type { Labels } from './labels'

/** Counts what a gallery shows: "1 image", "1,200 images". */
export const countWorks = (noun: string) => (count: number) =>
  count === 1 ? `1 ${noun}` : `${formatNumber(count)} ${noun}s`

/** The number of results: "12 images", "3 of 12 images". */
export const resultsLabel = (noun: string): Labels['results'] => {
  const counted = countWorks(noun)
  return (matching, all) =>
    matching === all ? counted(all) : `${formatNumber(matching)} of ${counted(all)}`
}
