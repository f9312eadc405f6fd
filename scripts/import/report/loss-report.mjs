// @ts-check
import { formatNumber, shorten } from '../../cli/format-text.mjs'

/**
 * What a source contains and the site does not: a value, a part of a text, or a whole row.
 * @typedef {object} ReportedLoss
 * @property {number} line 0 for a file
 * @property {string} field
 * @property {string} value
 * @property {string} reason continues a sentence that begins with the value
 * @property {string} [title] of the article, for a part of its text. Such losses are listed by article
 *
 * @typedef {{ field: string, reason: string, count: number, examples: Example[] }} LossGroup the losses of a field with
 *   the same reason
 * @typedef {{ line: number, value: string, count: number, title?: string }} Example count: losses of the same value
 */

/** Different values that are listed per field and reason; the others are counted. */
const MAX_EXAMPLES = 100
/** The same for parts of texts, which editors look through article by article. */
const MAX_PARTS = 5_000
const MAX_GROUPS = 1_000
/** Characters. */
const MAX_VALUE = 160

/**
 * Collects losses. Its size is bounded: equal values are counted, and of different ones the first are kept.
 * @param {readonly LossGroup[]} [earlier] of an interrupted run
 */
export function createLossReport(earlier = []) {
  /** @type {Map<string, LossGroup>} */
  const groups = new Map(
    earlier.map((group) => [keyOf(group), { ...group, examples: [...group.examples] }]),
  )
  /** By group and value. @type {Map<string, Example>} */
  const examples = new Map(
    [...groups].flatMap(([key, group]) =>
      group.examples.map((example) => [`${key}\0${exampleKey(example)}`, example]),
    ),
  )
  return {
    get groups() {
      return [...groups.values()]
    },
    /** @param {ReportedLoss} loss */
    add(loss) {
      const isKnown = groups.has(keyOf(loss))
      const field = isKnown || groups.size < MAX_GROUPS ? loss.field : 'other fields'
      const key = keyOf({ ...loss, field })
      const group = groups.get(key) ?? { field, reason: loss.reason, count: 0, examples: [] }
      groups.set(key, group)
      group.count += 1
      const { line, title } = loss
      const value = shorten(loss.value.replace(/\s+/g, ' '), MAX_VALUE)
      const example = { line, value, count: 1, ...(title !== undefined && { title }) }
      const known = examples.get(`${key}\0${exampleKey(example)}`)
      if (known) known.count += 1
      else if (group.examples.length < (title === undefined ? MAX_EXAMPLES : MAX_PARTS)) {
        group.examples.push(example)
        examples.set(`${key}\0${exampleKey(example)}`, example)
      }
    },
  }
}

/** @param {{ field: string, reason: string }} group */
const keyOf = ({ field, reason }) => `${field}\0${reason}`

/** Equal values of different articles are one example, equal parts of texts are not. @param {Example} example */
const exampleKey = ({ line, value, title }) => (title === undefined ? value : `${line} ${value}`)

/** The losses of two reports on the same file, by line. @param {readonly LossGroup[]} groups @returns {readonly LossGroup[]} */
export function mergeLosses(groups) {
  /** @type {Map<string, LossGroup>} */
  const merged = new Map()
  for (const group of groups) {
    const { count = 0, examples = [] } = merged.get(keyOf(group)) ?? {}
    merged.set(keyOf(group), {
      ...group,
      count: count + group.count,
      examples: [...examples, ...group.examples].sort((a, b) => a.line - b.line),
    })
  }
  return [...merged.values()]
}

/** The first lines of a report: how many losses of which kind. @param {readonly LossGroup[]} groups */
export const summarizeLosses = (groups) =>
  groups.map(({ field, reason, count, examples: [first] }) =>
    count === 1 && first
      ? `${field}: ${describeExample(first)} ${reason}.`
      : `${field}: ${formatNumber(count)} values, such as ${first ? describeExample(first) : ''}: each ${reason}.`,
  )

/** Every listed loss, as text. @param {readonly LossGroup[]} groups */
export const describeLosses = (groups) =>
  groups
    .map((group) => {
      const listed = group.examples.reduce((sum, { count }) => sum + count, 0)
      const more = group.count - listed
      return [
        `${group.field}: ${formatNumber(group.count)} × ${group.reason}`,
        ...group.examples.map((example) => `  ${describeExample(example)}`),
        ...(more > 0 ? [`  … and ${formatNumber(more)} more`] : []),
      ].join('\n')
    })
    .join('\n\n')

/** @param {Example} example */
function describeExample({ line, value, count, title }) {
  if (title !== undefined) return `line ${line}, ${title}: ${value}`
  const others = count > 1 ? ` and ${formatNumber(count - 1)} more` : ''
  return line === 0 ? `"${value}"` : `"${value}" (line ${line}${others})`
}
