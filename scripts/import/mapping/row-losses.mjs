// @ts-check

/**
 * A value of a row that is not in the article.
 * @typedef {object} Loss
 * @property {string} field
 * @property {string} value
 * @property {string} reason continues a sentence that begins with the value
 */

export const UNUSED_COLUMN = 'is in a column that the mapping does not use'
const INCOMPLETE_TEMPLATE = 'is only used together with other fields, which are empty in its row'
const NOT_A_TEXT = 'is neither a text nor a number'

/**
 * The values of a row that the mapping has not used.
 * @param {Readonly<Record<string, unknown>>} fields
 * @param {object} options
 * @param {ReadonlySet<string>} options.used names of fields whose values are in the article
 * @param {ReadonlySet<string>} options.mapped names of fields in the mapping
 * @param {ReadonlySet<string>} options.emptyValues
 * @returns {readonly Loss[]}
 */
export function findUnusedValues(fields, { used, mapped, emptyValues }) {
  return findLeaves(fields, '').flatMap(({ field, value, isText }) => {
    const isUsed = used.has(field) && isText
    if (isUsed || hasPart(used, field) || emptyValues.has(value.trim())) return []
    if (!mapped.has(field)) return [{ field, value, reason: UNUSED_COLUMN }]
    return [{ field, value, reason: isText ? INCOMPLETE_TEMPLATE : NOT_A_TEXT }]
  })
}

/** Whether a field of an element of a list is used, such as `images.0.url`. @param {ReadonlySet<string>} used @param {string} field */
const hasPart = (used, field) => [...used].some((name) => name.startsWith(`${field}.`))

/**
 * Values with the names of their fields, `maker.name` for nested ones.
 * @param {object} fields
 * @param {string} prefix
 * @returns {readonly { field: string, value: string, isText: boolean }[]}
 */
function findLeaves(fields, prefix) {
  return Object.entries(fields).flatMap(([name, value]) => {
    const field = `${prefix}${name}`
    if (Array.isArray(value)) return listLeaves(field, value)
    if (typeof value === 'object' && value !== null) return findLeaves(value, `${field}.`)
    return isEmpty(value) ? [] : [{ field, value: String(value), isText: true }]
  })
}

/** @param {string} field @param {readonly unknown[]} values */
function listLeaves(field, values) {
  const isObject = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null
  const texts = values.filter((value) => !isObject(value) && !isEmpty(value)).map(String)
  const objects = values.filter(isObject)
  return [
    ...(texts.length ? [{ field, value: texts.join(', '), isText: true }] : []),
    ...(objects.length ? [{ field, value: JSON.stringify(objects), isText: false }] : []),
  ]
}

/** @param {unknown} value */
const isEmpty = (value) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
