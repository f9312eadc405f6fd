// @ts-check
import { valuesOf } from './template.mjs'
import { toSlug } from './to-slug.mjs'

/**
 * @typedef {import('../sources/read-rows.mjs').Fields} Fields
 * @typedef {import('./mapping-schema.mjs').TermRule} TermRule
 * @typedef {{ group: { slug: string, label: string }, slug: string, label: string }} Term
 */

/**
 * The terms that a rule gives to an article, without duplicates.
 * @param {TermRule} rule
 * @param {Fields} fields
 * @param {ReadonlySet<string>} emptyValues
 * @returns {readonly Term[]}
 */
export function toTerms(rule, fields, emptyValues) {
  const found = findValues(rule, fields, emptyValues)
  const values =
    found.length || !rule.otherwise ? found : [{ value: rule.otherwise, label: rule.otherwise }]
  const terms = values.flatMap(({ value, label }) => {
    // From the value and not from the label, so that editors may change the label.
    const slug = toSlug(value)
    return slug ? [{ group: rule.group, slug, label }] : []
  })
  return [...new Map(terms.map((term) => [term.slug, term])).values()]
}

/**
 * @param {TermRule} rule
 * @param {Fields} fields
 * @param {ReadonlySet<string>} emptyValues
 * @returns {readonly { value: string, label: string }[]}
 */
function findValues(rule, fields, emptyValues) {
  if (rule.always !== undefined) return [{ value: rule.always, label: rule.always }]
  const values = valuesOf(fields, rule.from ?? '', emptyValues)
    .flatMap((value) => splitValue(value, rule.split))
    .flatMap((value) => (rule.ranges ? (rangeOf(value, rule.ranges) ?? []) : value))
  return values.map((value) => ({ value, label: rule.labels?.[value] ?? value }))
}

/** @param {string} value @param {string | undefined} separator */
function splitValue(value, separator) {
  if (!separator) return [value]
  return value.split(separator).flatMap((element) => element.trim() || [])
}

/**
 * The label of the range that contains a number or the year of a date; null for another value.
 * @param {string} value
 * @param {NonNullable<TermRule['ranges']>} ranges
 */
export function rangeOf(value, ranges) {
  const number = Number(/^-?\d+(\.\d+)?$/.test(value) ? value : /^(\d{4})-\d\d/.exec(value)?.[1])
  if (Number.isNaN(number)) return null
  if (ranges === 'decades') return `${Math.floor(number / 10) * 10}s`
  // The 19th century ends with the year 1900.
  if (ranges === 'centuries') return `${toOrdinal(Math.floor((number - 1) / 100) + 1)} century`
  const range = ranges.find(({ from = -Infinity, to = Infinity }) => number >= from && number <= to)
  return range?.label ?? null
}

/** @param {number} number */
function toOrdinal(number) {
  const isTeen = Math.floor((number % 100) / 10) === 1
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${suffix}`
}
