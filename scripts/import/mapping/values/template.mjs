// @ts-check

/**
 * @typedef {import('../../sources/read-rows.mjs').Fields} Fields
 * @typedef {string | readonly string[]} Text a template such as "{artist}, {year}", or several, of which the first
 *   complete one is used
 */

const FIELD = /\{([^{}]+)\}/g

/**
 * Fills the first template whose fields all have values. Joins the values of a list by commas.
 * @param {Text} text
 * @param {Fields} fields
 * @param {ReadonlySet<string>} emptyValues values that mean "none", such as "no date"
 * @param {Set<string>} [used] gets the names of the used fields
 * @returns {string | null}
 */
export function fillText(text, fields, emptyValues, used) {
  const valueOf = (/** @type {string} */ name) => {
    const values = valuesOf(fields, name, emptyValues)
    return values.length ? values.join(', ') : null
  }
  const filled = fillFirst(text, valueOf, used)
  return filled && filled.trim()
}

/**
 * Fills a template without cleaning its values: white space is significant in HTML.
 * @param {Text} text
 * @param {Fields} fields
 * @param {Set<string>} [used] gets the names of the used fields
 * @returns {string | null}
 */
export function fillRawText(text, fields, used) {
  const valueOf = (/** @type {string} */ name) => {
    const value = fieldValue(fields, name)
    return typeof value === 'string' && value.trim() ? value.replace(/\p{Cs}|\0/gu, '') : null
  }
  return fillFirst(text, valueOf, used)
}

/** @param {Text} text @param {(name: string) => string | null} valueOf @param {Set<string>} [used] @returns {string | null} */
function fillFirst(text, valueOf, used) {
  for (const template of typeof text === 'string' ? [text] : text) {
    let complete = true
    const filled = template.replaceAll(FIELD, (_, name) => {
      const value = valueOf(name)
      if (value === null) complete = false
      return value ?? ''
    })
    if (!complete || !filled.trim()) continue
    for (const name of fieldsInText(template)) used?.add(name)
    return filled
  }
  return null
}

/**
 * The cleaned values of a field. `artist.name` reads a field of nested JSON.
 * @param {Fields} fields
 * @param {string} name
 * @param {ReadonlySet<string>} emptyValues
 * @returns {readonly string[]}
 */
export function valuesOf(fields, name, emptyValues) {
  return [fieldValue(fields, name)].flat().flatMap((value) => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      return []
    const text = cleanText(String(value))
    return text && !emptyValues.has(text) ? [text] : []
  })
}

/** The names of the fields in a text. @param {Text} text @returns {readonly string[]} */
export function fieldsInText(text) {
  const templates = typeof text === 'string' ? [text] : text
  return templates.flatMap((template) =>
    [...template.matchAll(FIELD)].map((match) => match[1] ?? ''),
  )
}

/** One line without control characters; line breaks become semicolons. @param {string} text */
export function cleanText(text) {
  return text
    .replace(/\p{Cs}/gu, '')
    .normalize('NFC')
    .replace(/\s*[\r\n]+\s*/g, '; ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/^[; ]+|[; ]+$/g, '')
}

/** @param {Fields} fields @param {string} name @returns {unknown} */
const fieldValue = (fields, name) =>
  Object.hasOwn(fields, name) ? fields[name] : nestedValue(fields, name.split('.'))

/** @param {unknown} value @param {readonly string[]} path @returns {unknown} */
function nestedValue(value, path) {
  return path.reduce(
    (/** @type {unknown} */ inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? Reflect.get(inner, name)
        : undefined,
    value,
  )
}
