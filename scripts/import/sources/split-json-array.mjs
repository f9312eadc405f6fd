// @ts-check
import { extend, trim } from './split-lines.mjs'

/**
 * Splits the text of a JSON array into the texts of its elements, and holds only one of them in memory. Looks only at
 * brackets and strings, so an invalid element does not affect the others. Of an element that is too long only the
 * beginning, which is too long, too.
 * @param {AsyncIterable<string>} chunks
 * @param {number} maxLength characters
 * @returns {AsyncGenerator<{ line: number, text: string }>} line: number of the element, because a whole array may be
 *   one line
 */
export async function* splitJsonArray(chunks, maxLength) {
  let line = 1
  let depth = 0
  let inString = false
  let escaped = false
  let text = ''
  for await (const chunk of chunks) {
    let start = 0
    for (let index = 0; index < chunk.length; index += 1) {
      const character = chunk[index]
      if (inString) {
        if (escaped) escaped = false
        else if (character === '\\') escaped = true
        else if (character === '"') inString = false
        continue
      }
      if (character === '"') inString = true
      else if (character === ']' || character === '}') depth -= 1
      const endsElement = (character === ',' && depth === 1) || (character === ']' && depth === 0)
      if (endsElement) {
        const element = trim(extend(text, chunk.slice(start, index), maxLength), maxLength)
        if (element) yield { line: line++, text: element }
        text = ''
        start = index + 1
      }
      if (character === '[' || character === '{') {
        depth += 1
        if (depth === 1) start = index + 1
      }
    }
    if (depth > 0) text = extend(text, chunk.slice(start), maxLength)
  }
  if (text.trim()) yield { line, text: trim(text, maxLength) }
}
