// @ts-check

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g

/**
 * The first field that a JSON object has twice, of which `JSON.parse` keeps only the last; null if there is none.
 * @param {string} text of a valid object
 */
export function findRepeatedField(text) {
  /** @type {Set<string>} */
  const names = new Set()
  let depth = 0
  let last = ''
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    else if (token === ':' && depth === 1) {
      if (names.has(last)) return JSON.parse(last)
      names.add(last)
    }
    last = token
  }
  return null
}
