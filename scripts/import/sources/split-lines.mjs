// @ts-check

/**
 * The lines of a text without the white space around them. Of a line that is too long only the beginning, which is too
 * long, too: a compressed file can contain a line of any size.
 * @param {AsyncIterable<string>} chunks
 * @param {number} maxLength characters
 * @returns {AsyncGenerator<{ line: number, text: string }>}
 */
export async function* splitLines(chunks, maxLength) {
  let line = 1
  let rest = ''
  for await (const chunk of chunks) {
    const lines = chunk.split('\n')
    const last = lines.pop() ?? ''
    for (const text of lines) {
      yield { line: line++, text: trim(extend(rest, text, maxLength), maxLength) }
      rest = ''
    }
    rest = extend(rest, last, maxLength)
  }
  yield { line, text: trim(rest, maxLength) }
}

/** Appends to a text, unless it is too long already. @param {string} text @param {string} more @param {number} maxLength */
export const extend = (text, more, maxLength) =>
  text.length > maxLength ? text : (text + more).trimStart()

/** White space at the end of what was kept does not make it short. @param {string} text @param {number} maxLength */
export const trim = (text, maxLength) => (text.length > maxLength ? text : text.trim())
