// @ts-check
/**
 * @typedef {{ line: number, cells: readonly string[] }} CsvRecord line: its first line in the file
 * @typedef {{ line: number, reason: string, original: string }} InvalidRecord
 */

/** Characters that are searched for the end of a quoted cell. */
const MAX_LOOKAHEAD = 16 * 1024 * 1024
/** Characters of an invalid record that are reported. */
const MAX_ORIGINAL_LENGTH = 2000

/**
 * The records of a CSV text. A record whose quote is not closed costs only its first line: reading continues on the next
 * line. (A parser that continues at the end of the quote would lose all rows up to there.)
 * @param {AsyncIterable<string>} chunks
 * @param {{ delimiter: string, maxLength: number }} options maxLength: characters of a record
 * @returns {AsyncGenerator<CsvRecord | InvalidRecord>}
 */
export async function* splitCsv(chunks, { delimiter, maxLength }) {
  const iterator = chunks[Symbol.asyncIterator]()
  let text = ''
  let start = 0
  let line = 1
  let isEnd = false
  for (;;) {
    const record = readRecord(text, start, { delimiter, isEnd })
    if (record === 'incomplete' && text.length - start < MAX_LOOKAHEAD) {
      text = text.slice(start)
      start = 0
      // Reads as much again, so that a long record is not parsed once per chunk.
      const target = text.length * 2 + 1
      while (!isEnd && text.length < target) {
        const { value, done } = await iterator.next()
        if (done) isEnd = true
        else text += value
      }
      continue
    }
    const isValid = record !== 'incomplete' && record !== 'unclosed'
    const end = isValid ? record.end : endOfLine(text, start)
    const original = text.slice(start, Math.min(end, start + MAX_ORIGINAL_LENGTH)).trimEnd()
    if (!isValid)
      yield {
        ...{ line, original },
        reason:
          'A quotation mark opens a cell and is not closed at the end of one. Close it, or double it if it belongs to the text.',
      }
    else if (end - start > maxLength)
      yield { line, original, reason: `It is longer than ${Math.floor(maxLength / 1024)} kB.` }
    else if (record.cells.some(Boolean)) yield { line, cells: record.cells }
    line += countLineEnds(text, start, end)
    start = end
    if (isEnd && start >= text.length) return
  }
}

/**
 * @param {string} text
 * @param {number} start
 * @param {{ delimiter: string, isEnd: boolean }} options isEnd: no text follows
 * @returns {{ cells: string[], end: number } | 'incomplete' | 'unclosed'}
 */
function readRecord(text, start, { delimiter, isEnd }) {
  /** @type {string[]} */
  const cells = []
  for (let index = start; ; index += 1) {
    const cell = readCell(text, index, { delimiter, isEnd })
    if (typeof cell === 'string') return cell
    cells.push(cell.value)
    index = cell.end
    if (text[index] === delimiter) continue
    // A line feed may follow in the next chunk.
    if (text[index] === '\r' && index + 1 === text.length && !isEnd) return 'incomplete'
    const lineEnd = text.startsWith('\r\n', index) ? 2 : 1
    return { cells, end: Math.min(index + lineEnd, text.length) }
  }
}

/**
 * @param {string} text
 * @param {number} start
 * @param {{ delimiter: string, isEnd: boolean }} options
 * @returns {{ value: string, end: number } | 'incomplete' | 'unclosed'} end: at a delimiter, a line end or the end
 */
function readCell(text, start, { delimiter, isEnd }) {
  let index = skipSpaces(text, start)
  if (text[index] !== '"') {
    while (index < text.length && !endsCell(text[index], delimiter)) index += 1
    if (index === text.length && !isEnd) return 'incomplete'
    return { value: text.slice(start, index).trim(), end: index }
  }
  let value = ''
  for (let from = index + 1; ; from = index + 2) {
    index = text.indexOf('"', from)
    if (index < 0) return isEnd ? 'unclosed' : 'incomplete'
    if (index + 1 === text.length && !isEnd) return 'incomplete'
    if (text[index + 1] !== '"') {
      value += text.slice(from, index)
      break
    }
    value += text.slice(from, index + 1)
  }
  const end = skipSpaces(text, index + 1)
  if (end === text.length) return isEnd ? { value, end } : 'incomplete'
  return endsCell(text[end], delimiter) ? { value, end } : 'unclosed'
}

/** @param {string | undefined} character @param {string} delimiter */
const endsCell = (character, delimiter) =>
  character === delimiter || character === '\n' || character === '\r'

/** @param {string} text @param {number} index */
function skipSpaces(text, index) {
  while (text[index] === ' ') index += 1
  return index
}

/** @param {string} text @param {number} start */
function endOfLine(text, start) {
  const match = /\r\n|[\r\n]/g
  match.lastIndex = start
  return match.exec(text) ? match.lastIndex : text.length
}

/** @param {string} text @param {number} start @param {number} end */
function countLineEnds(text, start, end) {
  let count = 0
  for (let index = start; index < end; index += 1)
    if (text[index] === '\n' || (text[index] === '\r' && text[index + 1] !== '\n')) count += 1
  return count
}
