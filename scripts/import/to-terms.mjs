// @ts-check
import { toSlug } from './to-slug.mjs'
import { valuesOf } from './template.mjs'

/**
 * @typedef {import('./read-rows.mjs').Fields} Fields
 * @typedef {import('./mapping.mjs').TermRule} TermRule
 * @typedef {{ group: { slug: string, label: string }, slug: string, label: string }} Term
 */

/**
 * The terms one rule gives an article.
 * @param {TermRule} rule
 * @param {Fields} fields
 * @param {ReadonlySet<string>} empty values that stand for nothing
 * @returns {readonly Term[]}
 */
export function toTerms(rule, fields, empty) {
  const labels = labelsOf(rule, fields, empty)
  const told =
    labels.length || !rule.otherwise ? labels : [{ slug: rule.otherwise, label: rule.otherwise }]
  const terms = told.flatMap(({ slug, label }) => {
    const term = { group: rule.group, slug: toSlug(slug), label }
    return term.slug ? [term] : []
  })
  return [...new Map(terms.map((term) => [term.slug, term])).values()]
}

/**
 * The address part comes from the value, so that a label may be reworded later.
 * @param {TermRule} rule @param {Fields} fields @param {ReadonlySet<string>} empty
 * @returns {readonly { slug: string, label: string }[]}
 */
function labelsOf(rule, fields, empty) {
  if (rule.always !== undefined) return [{ slug: rule.always, label: rule.always }]
  const values = valuesOf(fields, rule.from ?? '', empty).flatMap((value) => split(value, rule))
  if (rule.ranges === undefined)
    return values.map((value) => ({ slug: value, label: rule.labels?.[value] ?? value }))
  return values.flatMap((value) => {
    const label = rangeOf(value, rule.ranges)
    return label === null ? [] : [{ slug: label, label: rule.labels?.[label] ?? label }]
  })
}

/** @param {string} value @param {TermRule} rule */
function split(value, { split: separator }) {
  if (!separator) return [value]
  return value.split(separator).flatMap((part) => part.trim() || [])
}

/**
 * The label of the range a number or a date's year lies in; null for what is neither.
 * @param {string} value
 * @param {TermRule['ranges']} ranges
 */
export function rangeOf(value, ranges) {
  const number = Number(/^-?\d+(\.\d+)?$/.test(value) ? value : /^(\d{4})-\d\d/.exec(value)?.[1])
  if (Number.isNaN(number) || !ranges) return null
  if (ranges === 'decades') return `${Math.floor(number / 10) * 10}s`
  if (ranges === 'centuries') return `${ordinal(Math.floor((number - 1) / 100) + 1)} century`
  const range = ranges.find(({ from = -Infinity, to = Infinity }) => number >= from && number <= to)
  return range?.label ?? null
}

/** The 1900s begin with 1901: the 19th century lasts until 1900. @param {number} number */
function ordinal(number) {
  const last = number % 10
  const teen = Math.floor((number % 100) / 10) === 1
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th')
  return `${number}${ending}`
}
