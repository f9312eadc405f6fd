// @ts-check
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { readText } from './read-text.mjs'
import { splitJsonArray } from './split-json-array.mjs'

/**
 * @typedef {{ [field: string]: unknown }} Fields
 * @typedef {{ line: number, fields: Fields }} ValidRow
 * @typedef {{ line: number, reason: string, original: string }} InvalidRow
 * @typedef {ValidRow | InvalidRow} Row
 */

/** Characters. A batch of 200 longer rows would be too large for one request. */
const MAX_ROW_LENGTH = 512 * 1024
/** Characters of an invalid row that are reported. */
const MAX_ORIGINAL_LENGTH = 2000

/**
 * The rows of an NDJSON, JSON or CSV file, with or without gzip. Detects the format by the content. Streams the file.
 * @param {string} path
 * @returns {AsyncGenerator<Row>}
 */
export async function* readRows(path) {
  const chunks = readText(path)
  let start = ''
  while (!start.trim()) {
    const { value, done } = await chunks.next()
    if (done) return
    start += value
  }
  const text = prepend(start, chunks)
  const firstCharacter = start.trimStart()[0]
  if (firstCharacter === '[') yield* jsonRows(splitJsonArray(text))
  else if (firstCharacter === '{') yield* jsonRows(splitLines(text))
  else yield* csvRows(text, detectDelimiter(start))
}

/** @param {string} start @param {AsyncIterable<string>} rest @returns {AsyncGenerator<string>} */
async function* prepend(start, rest) {
  yield start
  yield* rest
}

/** @param {AsyncIterable<string>} chunks @returns {AsyncGenerator<{ line: number, text: string }>} */
async function* splitLines(chunks) {
  let line = 1
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) yield { line: line++, text: text.trim() }
  }
  yield { line, text: rest.trim() }
}

/** @param {AsyncIterable<{ line: number, text: string }>} texts @returns {AsyncGenerator<Row>} */
async function* jsonRows(texts) {
  for await (const { line, text } of texts) if (text) yield jsonRow(line, text)
}

/** @param {number} line @param {string} text @returns {Row} */
function jsonRow(line, text) {
  const invalid = (/** @type {string} */ reason) => ({
    line,
    reason,
    original: text.slice(0, MAX_ORIGINAL_LENGTH),
  })
  if (text.length > MAX_ROW_LENGTH) return invalid('It is longer than 512 kB.')
  try {
    const fields = JSON.parse(text)
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
      return invalid('It is not an object with named fields.')
    return { line, fields }
  } catch (error) {
    return invalid(`It is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** The most frequent delimiter of the first line: spreadsheets of many countries write semicolons. @param {string} start */
function detectDelimiter(start) {
  const header = start.trimStart().split('\n')[0] ?? ''
  const count = (/** @type {string} */ delimiter) => header.split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) =>
    count(delimiter) > count(best) ? delimiter : best,
  )
}

/** @param {AsyncIterable<string>} chunks @param {string} delimiter @returns {AsyncGenerator<Row>} */
async function* csvRows(chunks, delimiter) {
  /** @type {InvalidRow[]} */
  const invalid = []
  const parser = parse({
    columns: true,
    delimiter,
    trim: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: MAX_ROW_LENGTH,
    info: true,
    on_skip: (error) => {
      const record = error && 'record' in error ? error.record : undefined
      const line = error && 'lines' in error ? Number(error.lines) : 0
      invalid.push({
        line,
        reason: `It is not a row of this table: ${error?.message}`,
        original: JSON.stringify(record ?? null),
      })
    },
  })
  const source = Readable.from(chunks)
  source.on('error', (error) => parser.destroy(error))
  for await (const { record, info } of source.pipe(parser)) {
    // The parser reports invalid rows at once, but buffers valid ones.
    while (invalid[0] && invalid[0].line < info.lines) yield* invalid.splice(0, 1)
    yield { line: info.lines, fields: record }
  }
  yield* invalid
}
