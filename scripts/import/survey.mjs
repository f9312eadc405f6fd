// @ts-check
import { importLines } from './import-lines.mjs'
import { COLLECTION } from './to-article.mjs'

/**
 * @typedef {import('./mapping.mjs').Mapping} Mapping
 * @typedef {import('./mapping.mjs').TermRule} TermRule
 * @typedef {{ slug: string, label: string }} Named
 * @typedef {{ group: Named, terms: readonly Named[] }} GroupFound
 */

/**
 * Looks through the whole file once before anything is sent: how many lines there are, and which terms.
 * @param {string} file
 * @param {Mapping} mapping
 * @returns {Promise<{ lines: number, groups: readonly GroupFound[] }>}
 */
export async function survey(file, mapping) {
  let lines = 0
  /** @type {Map<string, Map<string, Named>>} */
  const found = new Map()
  const onReject = () => (lines += 1)
  for await (const { article } of importLines({ file, mapping, onReject })) {
    lines += 1
    for (const { group, slug, label } of article.terms ?? []) {
      const terms = found.get(group.slug) ?? new Map()
      found.set(group.slug, terms.set(slug, { slug, label }))
    }
  }
  const rules = [...mapping.terms, { group: COLLECTION, always: mapping.collection.label }]
  const groups = rules.map((rule) => ({
    group: rule.group,
    terms: orderTerms(rule, [...(found.get(rule.group.slug)?.values() ?? [])]),
  }))
  return { lines, groups }
}

/**
 * The order visitors meet the terms in, until an editor drags them: as the mapping lists them, else by number and
 * alphabet; the one for everything else last.
 * @param {Pick<TermRule, 'labels' | 'ranges' | 'otherwise'>} rule
 * @param {readonly Named[]} terms
 * @returns {readonly Named[]}
 */
export function orderTerms({ labels, ranges, otherwise }, terms) {
  const ranged = Array.isArray(ranges) ? ranges.map((range) => range.label) : []
  const listed = [
    ...ranged.map((label) => labels?.[label] ?? label),
    ...Object.values(labels ?? {}),
  ]
  const rank = (/** @type {Named} */ { label }) => {
    if (label === otherwise) return Infinity
    const place = listed.indexOf(label)
    return place < 0 ? listed.length : place
  }
  return terms.toSorted(
    (a, b) => compare(rank(a), rank(b)) || a.label.localeCompare(b.label, 'en', { numeric: true }),
  )
}

/** @param {number} a @param {number} b */
function compare(a, b) {
  return a === b ? 0 : a - b
}
