// @ts-check
import { COLLECTION_GROUP } from './mapping/to-article.mjs'
import { readArticles } from './read-articles.mjs'

/**
 * @typedef {import('./mapping/mapping-schema.mjs').Mapping} Mapping
 * @typedef {import('./mapping/mapping-schema.mjs').TermRule} TermRule
 * @typedef {{ slug: string, label: string }} Term
 * @typedef {{ group: { slug: string, label: string }, terms: readonly Term[] }} GroupTerms
 */

/**
 * Reads the whole file before anything is sent: counts its lines and collects its terms.
 * @param {string} file
 * @param {Mapping} mapping
 * @returns {Promise<{ lines: number, groups: readonly GroupTerms[] }>}
 */
export async function scanFile(file, mapping) {
  let lines = 0
  /** Terms by slug, by slug of their group. @type {Map<string, Map<string, Term>>} */
  const found = new Map()
  const onReject = () => (lines += 1)
  for await (const { article } of readArticles({ file, mapping, onReject })) {
    lines += 1
    for (const { group, slug, label } of article.terms ?? []) {
      const terms = found.get(group.slug) ?? new Map()
      found.set(group.slug, terms.set(slug, { slug, label }))
    }
  }
  const rules = [...mapping.terms, { group: COLLECTION_GROUP }]
  const groups = rules.map((rule) => ({
    group: rule.group,
    terms: sortTerms(rule, [...(found.get(rule.group.slug)?.values() ?? [])]),
  }))
  return { lines, groups }
}

/**
 * Sorts terms as the mapping lists them, the others after them by number and alphabet, `otherwise` last. Editors may
 * reorder them later.
 * @param {Pick<TermRule, 'labels' | 'ranges' | 'otherwise'>} rule
 * @param {readonly Term[]} terms
 * @returns {readonly Term[]}
 */
export function sortTerms({ labels, ranges, otherwise }, terms) {
  const rangeLabels = Array.isArray(ranges) ? ranges.map((range) => range.label) : []
  const listed = [
    ...rangeLabels.map((label) => labels?.[label] ?? label),
    ...Object.values(labels ?? {}),
  ]
  const rank = (/** @type {Term} */ { label }) => {
    if (label === otherwise) return listed.length + 1
    const index = listed.indexOf(label)
    return index < 0 ? listed.length : index
  }
  return terms.toSorted(
    (a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, 'en', { numeric: true }),
  )
}
