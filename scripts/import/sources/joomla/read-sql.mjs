// @ts-check
import { CommandError } from '../../../cli/command-error.mjs'
import { readText } from '../read-text.mjs'

/**
 * @typedef {Readonly<Record<string, string>>} SqlValues by column; null is ''
 * @typedef {{ table: string, line: number, values: SqlValues }} SqlRow line: different for each row
 * @typedef {{ table: string, columns: readonly string[] | null }} Insert columns: null for those of the table
 *
 * What was read of a dump: a row, the start or end of an `INSERT`, the columns of a table, or something else.
 * @typedef {object} Step
 * @property {number} end
 * @property {readonly string[]} [values]
 * @property {Insert | null} [insert]
 * @property {{ table: string, names: readonly string[] }} [columns]
 */

/** Characters: of one row or of the start of a statement. */
const MAX_LENGTH = 32 * 1024 * 1024
const INSERT = /(?:INSERT|REPLACE)\s+(?:(?:IGNORE|DELAYED|LOW_PRIORITY)\s+)*INTO\s+/iy
const CREATE = /CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?/iy
/** `name`, `database`.`name` or name */
const NAME = /(?:(?:`[^`]{1,200}`|\w{1,200})\s*\.\s*)?(?:`([^`]{1,200})`|(\w{1,200}))\s*/y
const VALUES = /VALUES?\s*/iy
const COLUMN = /^\s*`([^`]+)`/
const ESCAPES = new Map(
  Object.entries({ n: '\n', r: '\r', t: '\t', 0: '\0', b: '\b', Z: '\u001a' }),
)

/**
 * The rows that a database dump inserts into some tables. Other statements are skipped, nothing is executed. Streams.
 * @param {string} path
 * @param {(table: string) => boolean} isNeeded
 * @returns {AsyncGenerator<SqlRow>}
 * @throws {CommandError} when the dump is damaged or incomplete
 */
export async function* readSql(path, isNeeded) {
  const chunks = readText(path)[Symbol.asyncIterator]()
  /** Columns by table. @type {Map<string, readonly string[]>} */
  const columns = new Map()
  /** @type {Insert | null} */
  let insert = null
  let [text, start, line, lastLine, isEnd] = ['', 0, 1, 0, false]
  const damaged = (/** @type {string} */ problem) =>
    new CommandError(
      `${path} is damaged or incomplete: ${problem} in line ${line}. Nothing of it is imported. Make a new dump.`,
    )
  for (;;) {
    /** @type {Step | 'incomplete' | 'invalid'} */
    const step = insert ? readTuple(text, start) : readStatement(text, start)
    if (step === 'invalid') throw damaged('a row cannot be read')
    if (step === 'incomplete') {
      if (isEnd) {
        if (insert || text.slice(start).trim()) throw damaged('a statement has no end')
        return
      }
      if (text.length - start > MAX_LENGTH) throw damaged('a row has more than 32 MB')
      text = text.slice(start)
      start = 0
      // Reads as much again, so that a long row is not parsed once per chunk.
      const target = text.length * 2 + 1
      while (!isEnd && text.length < target) {
        const { value, done } = await chunks.next()
        if (done) isEnd = true
        else text += value
      }
      continue
    }
    if (step.values && insert && isNeeded(insert.table)) {
      const names = insert.columns ?? columns.get(insert.table) ?? []
      if (names.length !== step.values.length) throw damaged('a row has not one value per column')
      lastLine = Math.max(line, lastLine + 1)
      const { values: texts } = step
      const values = Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']))
      yield { table: insert.table, line: lastLine, values }
    }
    if (step.insert !== undefined) insert = step.insert
    if (step.columns) columns.set(step.columns.table, step.columns.names)
    line += countLines(text, start, step.end)
    start = step.end
  }
}

/**
 * The next statement up to its values, or as a whole.
 * @param {string} text @param {number} start
 * @returns {Step | 'incomplete'}
 */
function readStatement(text, start) {
  let position = start
  while (position < text.length && /[\s;]/.test(text[position] ?? '')) position += 1
  // Shorter starts may be parts of words.
  if (position === text.length) return position > start ? { end: position } : 'incomplete'
  const comment = readComment(text, position)
  if (comment !== null) return comment
  INSERT.lastIndex = position
  if (INSERT.test(text)) {
    const head = readInsert(text, INSERT.lastIndex)
    if (head) return head
  }
  const end = findEnd(text, position)
  if (end < 0) return 'incomplete'
  CREATE.lastIndex = position
  if (!CREATE.test(text)) return { end }
  NAME.lastIndex = CREATE.lastIndex
  const name = NAME.exec(text)
  const lines = text.slice(NAME.lastIndex, end).split('\n')
  const names = lines.flatMap((line) => COLUMN.exec(line.replace(/^\s*\(/, ''))?.[1] ?? [])
  return { end, columns: { table: name?.[1] ?? name?.[2] ?? '', names } }
}

/** @param {string} text @param {number} position @returns {{ end: number } | 'incomplete' | null} */
function readComment(text, position) {
  const isLine = text.startsWith('--', position) || text[position] === '#'
  if (!isLine && !text.startsWith('/*', position)) return null
  const mark = isLine ? '\n' : '*/'
  const end = text.indexOf(mark, position + 1)
  return end < 0 ? 'incomplete' : { end: end + mark.length }
}

/** The start of `INSERT INTO name (columns) VALUES`. @param {string} text @param {number} position @returns {{ end: number, insert: Insert } | 'incomplete' | null} */
function readInsert(text, position) {
  NAME.lastIndex = position
  const name = NAME.exec(text)
  if (!name) return null
  let end = NAME.lastIndex
  /** @type {readonly string[] | null} */
  let columns = null
  if (text[end] === '(') {
    const close = text.indexOf(')', end)
    if (close < 0) return 'incomplete'
    columns = text
      .slice(end + 1, close)
      .split(',')
      .map((column) => column.trim().replace(/^`|`$/g, ''))
    end = close + 1
    while (/\s/.test(text[end] ?? '')) end += 1
  }
  VALUES.lastIndex = end
  if (!VALUES.test(text)) return text.length - end < 10 ? 'incomplete' : null
  return { end: VALUES.lastIndex, insert: { table: name[1] ?? name[2] ?? '', columns } }
}

/** The next row of an `INSERT`, or its end. @param {string} text @param {number} start @returns {Step | 'incomplete' | 'invalid'} */
function readTuple(text, start) {
  let position = start
  while (position < text.length && /[\s,]/.test(text[position] ?? '')) position += 1
  if (position === text.length) return 'incomplete'
  if (text[position] !== '(') {
    // Such as ON DUPLICATE KEY UPDATE.
    const end = findEnd(text, position)
    return end < 0 ? 'incomplete' : { end, insert: null }
  }
  position += 1
  /** @type {string[]} */
  const values = []
  for (;;) {
    const value = readValue(text, position)
    if (typeof value === 'string') return value
    values.push(value.text)
    position = value.end + 1
    if (text[value.end] === ')') return { end: position, values }
  }
}

/** A value up to the comma or parenthesis after it. @param {string} text @param {number} start @returns {{ end: number, text: string } | 'incomplete' | 'invalid'} */
function readValue(text, start) {
  let value = ''
  let isText = false
  for (let position = start; position < text.length; position += 1) {
    const sign = text[position]
    if (sign === "'" || sign === '"') {
      const end = findQuote(text, position)
      if (end < 0) return 'incomplete'
      // A character set before a text: _utf8mb4'text'.
      value = (isText ? value : '') + unescape(text.slice(position + 1, end), sign)
      isText = true
      position = end
    } else if (sign === ',' || sign === ')')
      return { end: position, text: isText ? value : toValue(value) }
    else if (sign === '(') {
      // A function, such as current_timestamp().
      const end = text.indexOf(')', position)
      if (end < 0) return 'incomplete'
      position = end
    } else if (sign === ';') return 'invalid'
    else if (!isText) value += sign
  }
  return 'incomplete'
}

/** @param {string} word @returns {string} */
function toValue(word) {
  const text = word.trim()
  if (/^0x([\da-f]{2})+$/i.test(text)) return Buffer.from(text.slice(2), 'hex').toString('utf8')
  return text.toUpperCase() === 'NULL' ? '' : text
}

/** The closing quote of a text; -1 if it is not there. @param {string} text @param {number} start of its opening quote */
function findQuote(text, start) {
  const quote = text.charCodeAt(start)
  for (let position = start + 1; position < text.length; position += 1) {
    const code = text.charCodeAt(position)
    if (code === 92) position += 1
    else if (code === quote) {
      // A doubled quote is one in the text. At the end of the chunk it may be one.
      if (position + 1 === text.length) return -1
      if (text.charCodeAt(position + 1) !== quote) return position
      position += 1
    }
  }
  return -1
}

/** @param {string} text @param {string} quote */
const unescape = (text, quote) =>
  /[\\'"]/.test(text)
    ? text.replace(/\\([^])|''|""/g, (found, escaped) => {
        if (escaped !== undefined) return ESCAPES.get(escaped) ?? escaped
        return found[0] === quote ? quote : found
      })
    : text

/** The end of a statement after its semicolon; -1 if it is not there. @param {string} text @param {number} start */
function findEnd(text, start) {
  for (let position = start; position < text.length; position += 1) {
    const sign = text[position]
    if (sign === ';') return position + 1
    if (sign !== "'" && sign !== '"' && sign !== '`') continue
    const end = findQuote(text, position)
    if (end < 0) return -1
    position = end
  }
  return -1
}

/** @param {string} text @param {number} start @param {number} end */
function countLines(text, start, end) {
  let lines = 0
  for (let index = text.indexOf('\n', start); index >= 0 && index < end; lines += 1)
    index = text.indexOf('\n', index + 1)
  return lines
}
