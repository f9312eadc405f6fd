// @ts-check
import { formatNumber } from './format-text.mjs'

/** `{"articles":3,"pages":1}` → `3 articles, 1 pages`. @param {unknown} counts */
export function describeCounts(counts) {
  const numbers = Object.entries(counts ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' ? [`${formatNumber(value)} ${name}`] : [],
  )
  return numbers.join(', ') || 'nothing'
}
