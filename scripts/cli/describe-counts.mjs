// @ts-check

/** `{"articles":3,"pages":1}` → `3 articles, 1 pages`. @param {unknown} counts */
export function describeCounts(counts) {
  const numbers = Object.entries(counts ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' ? [`${value.toLocaleString('en')} ${name}`] : [],
  )
  return numbers.join(', ') || 'nothing'
}
