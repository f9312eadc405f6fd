// @ts-check
import { valuesOf } from './template.mjs'
import { toSlug } from './to-slug.mjs'
import { parseWrittenDate } from './written-date.mjs'

/**
 * @typedef {import('../../sources/read-rows.mjs').Fields} Fields
 * @typedef {import('../mapping-schema.mjs').TermRule} TermRule
 * @typedef {{ group: { slug: string, label: string }, slug: string, label: string }} Term
 * @typedef {(loss: { value: string, reason: string }) => void} OnLoss
 */

/** Characters: the CMS's limit. */
const MAX_LABEL = 100
/** Decades or centuries that one date can belong to. */
const MAX_RANGES = 20

/**
 * The terms that a rule gives to an article, without duplicates.
 * @param {TermRule} rule
 * @param {Fields} fields
 * @param {ReadonlySet<string>} emptyValues
 * @param {OnLoss} [onLoss] gets the values that become no term
 * @returns {readonly Term[]}
 */
export function toTerms(rule, fields, emptyValues, onLoss = () => undefined) {
  const found = findValues(rule, fields, emptyValues, onLoss)
  const values =
    found.length || !rule.otherwise ? found : [{ value: rule.otherwise, label: rule.otherwise }]
  const terms = values.flatMap(({ value, label }) => {
    // From the value and not from the label, so that editors may change the label.
    const slug = toSlug(value)
    const reason = refuseTerm(slug, label)
    if (reason) onLoss({ value, reason })
    return reason ? [] : [{ group: rule.group, slug, label }]
  })
  return [...new Map(terms.map((term) => [term.slug, term])).values()]
}

/** @param {string} slug @param {string} label @returns {string | null} */
function refuseTerm(slug, label) {
  if (!slug) return 'has no letter or digit, so it cannot be a filter option'
  return label.length > MAX_LABEL
    ? `is too long for a filter option (${MAX_LABEL} characters)`
    : null
}

/**
 * @param {TermRule} rule
 * @param {Fields} fields
 * @param {ReadonlySet<string>} emptyValues
 * @param {OnLoss} onLoss
 * @returns {readonly { value: string, label: string }[]}
 */
function findValues(rule, fields, emptyValues, onLoss) {
  if (rule.always !== undefined) return [{ value: rule.always, label: rule.always }]
  const values = valuesOf(fields, rule.from ?? '', emptyValues)
    .flatMap((value) => splitValue(value, rule.split))
    .flatMap((value) => {
      if (!rule.ranges) return value
      const ranges = rangesOf(value, rule.ranges)
      const reason = `is in no range of the filter group "${rule.group.label}"`
      if (ranges.length === 0) onLoss({ value, reason })
      return ranges
    })
  return values.map((value) => ({ value, label: rule.labels?.[value] ?? value }))
}

/** @param {string} value @param {string | undefined} separator */
function splitValue(value, separator) {
  if (!separator) return [value]
  return value.split(separator).flatMap((element) => element.trim() || [])
}

/**
 * The labels of the ranges that contain a number or a part of a written date.
 * @param {string} value
 * @param {NonNullable<TermRule['ranges']>} ranges
 * @returns {readonly string[]}
 */
export function rangesOf(value, ranges) {
  const numbers = toNumbers(value)
  if (!numbers) return []
  const { first, last } = numbers
  if (ranges === 'decades')
    return steps(Math.floor(first / 10), Math.floor(last / 10)).map((decade) => `${decade * 10}s`)
  // The 19th century ends with the year 1900.
  if (ranges === 'centuries')
    return steps(Math.floor((first - 1) / 100), Math.floor((last - 1) / 100)).map(
      (century) => `${toOrdinal(century + 1)} century`,
    )
  return ranges
    .filter(({ from = -Infinity, to = Infinity }) => last >= from && first <= to)
    .map(({ label }) => label)
}

/** @param {string} value @returns {{ first: number, last: number } | null} */
function toNumbers(value) {
  if (/^-?\d+(\.\d+)?$/.test(value)) return { first: Number(value), last: Number(value) }
  const date = parseWrittenDate(value)
  if (!date) return null
  return {
    first: Number(date.start.slice(0, 4)),
    last: Number((date.end ?? date.start).slice(0, 4)),
  }
}

/** @param {number} first @param {number} last */
const steps = (first, last) =>
  Array.from({ length: Math.min(last - first + 1, MAX_RANGES) }, (_, index) => first + index)

/** @param {number} number */
function toOrdinal(number) {
  const isTeen = Math.floor((number % 100) / 10) === 1
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${suffix}`
}
