// @ts-check

/**
 * Cuts a JSON array into the texts of its elements, without holding more than one of them. Their `line` is their
 * number in the array, since all of them may stand in one line.
 * Looks only at brackets and strings, so a broken element does not take the others with it.
 * @param {AsyncIterable<string>} chunks
 * @returns {AsyncGenerator<{ line: number, text: string }>}
 */
export async function* arrayElements(chunks) {
  let line = 1
  let depth = 0
  let inString = false
  let escaped = false
  let text = ''
  for await (const chunk of chunks) {
    let from = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const sign = chunk[at]
      if (inString) {
        if (escaped) escaped = false
        else if (sign === '\\') escaped = true
        else if (sign === '"') inString = false
        continue
      }
      if (sign === '"') inString = true
      else if (sign === ']' || sign === '}') depth -= 1
      const ends = (sign === ',' && depth === 1) || (sign === ']' && depth === 0)
      if (ends) {
        const element = (text + chunk.slice(from, at)).trim()
        if (element) yield { line: line++, text: element }
        text = ''
        from = at + 1
      }
      if (sign === '[' || sign === '{') {
        depth += 1
        if (depth === 1) from = at + 1
      }
    }
    if (depth > 0) text += chunk.slice(from)
  }
  if (text.trim()) yield { line, text: text.trim() }
}
