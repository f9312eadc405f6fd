// @ts-check

/**
 * @typedef {import('./read-rows.mjs').Fields} Fields
 * @typedef {string | readonly string[]} Text a template such as "{artist}, {year}", or several: the first complete one counts
 */

const PLACE = /\{([^{}]+)\}/g

/**
 * Fills the first template whose every place has a value. A list is written with commas.
 * @param {Text} text
 * @param {Fields} fields
 * @param {ReadonlySet<string>} empty values that stand for nothing, such as "no date"
 * @returns {string | null}
 */
export function fillText(text, fields, empty) {
  for (const template of typeof text === 'string' ? [text] : text) {
    let complete = true
    const filled = template.replaceAll(PLACE, (_, name) => {
      const values = valuesOf(fields, name, empty)
      if (!values.length) complete = false
      return values.join(', ')
    })
    if (complete && filled.trim()) return filled.trim()
  }
  return null
}

/**
 * The values of a field, cleaned; `artist.name` also reaches into nested JSON.
 * @param {Fields} fields
 * @param {string} name
 * @param {ReadonlySet<string>} empty
 * @returns {readonly string[]}
 */
export function valuesOf(fields, name, empty) {
  const found = reachField(fields, name)
  const values = Array.isArray(found) ? found : [found]
  return values.flatMap((value) => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      return []
    const text = cleanText(String(value))
    return text && !empty.has(text) ? [text] : []
  })
}

/**
 * The same of texts in which line breaks and spaces count, such as HTML.
 * @param {Text} text
 * @param {Fields} fields
 * @returns {string | null}
 */
export function fillRaw(text, fields) {
  for (const template of typeof text === 'string' ? [text] : text) {
    let complete = true
    const filled = template.replaceAll(PLACE, (_, name) => {
      const value = reachField(fields, name)
      if (typeof value === 'string' && value.trim()) return value.replace(/\p{Cs}|\0/gu, '')
      complete = false
      return ''
    })
    if (complete && filled.trim()) return filled
  }
  return null
}

/** The names a text speaks of. @param {Text} text @returns {readonly string[]} */
export function placesIn(text) {
  const templates = typeof text === 'string' ? [text] : text
  return templates.flatMap((template) =>
    [...template.matchAll(PLACE)].map((match) => match[1] ?? ''),
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
const reachField = (fields, name) =>
  Object.hasOwn(fields, name) ? fields[name] : reach(fields, name.split('.'))

/** @param {unknown} value @param {readonly string[]} path @returns {unknown} */
function reach(value, path) {
  return path.reduce(
    (/** @type {unknown} */ inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? Reflect.get(inner, name)
        : undefined,
    value,
  )
}
