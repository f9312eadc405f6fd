// @ts-check
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { arrayElements } from './json-array.mjs'
import { textChunks } from './text-chunks.mjs'

/**
 * @typedef {{ [field: string]: unknown }} Fields
 * @typedef {{ line: number, fields: Fields }} GoodRow
 * @typedef {{ line: number, problem: string, original: string }} BadRow
 * @typedef {GoodRow | BadRow} Row
 */

/** A line longer than this is no article, and two hundred of them would be too much for one request. Characters. */
const LONGEST = 512 * 1024

/**
 * The rows of an NDJSON, JSON or CSV file, gzip or not, told apart by their content. Memory stays flat.
 * @param {string} path
 * @returns {AsyncGenerator<Row>}
 */
export async function* readRows(path) {
  const chunks = textChunks(path)
  let start = ''
  while (!start.trim()) {
    const { value, done } = await chunks.next()
    if (done) return
    start += value
  }
  const all = joined(start, chunks)
  const first = start.trimStart()[0]
  if (first === '[') yield* jsonRows(arrayElements(all))
  else if (first === '{') yield* jsonRows(lines(all))
  else yield* csvRows(all, delimiterOf(start))
}

/** @param {string} start @param {AsyncIterable<string>} rest @returns {AsyncGenerator<string>} */
async function* joined(start, rest) {
  yield start
  yield* rest
}

/** @param {AsyncIterable<string>} chunks @returns {AsyncGenerator<{ line: number, text: string }>} */
async function* lines(chunks) {
  let line = 1
  let rest = ''
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    for (const text of parts) yield { line: line++, text: text.trim() }
  }
  yield { line, text: rest.trim() }
}

/** @param {AsyncIterable<{ line: number, text: string }>} pieces @returns {AsyncGenerator<Row>} */
async function* jsonRows(pieces) {
  for await (const { line, text } of pieces) if (text) yield jsonRow(line, text)
}

/** @param {number} line @param {string} text @returns {Row} */
function jsonRow(line, text) {
  const bad = (/** @type {string} */ problem) => ({ line, problem, original: text.slice(0, 2000) })
  if (text.length > LONGEST) return bad('It is longer than 512 kB.')
  try {
    const fields = JSON.parse(text)
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
      return bad('It is not an object with named fields.')
    return { line, fields }
  } catch (error) {
    return bad(`It is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** What the first line has most of: spreadsheets of many countries write semicolons. @param {string} start */
function delimiterOf(start) {
  const header = start.trimStart().split('\n')[0] ?? ''
  const count = (/** @type {string} */ sign) => header.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** @param {AsyncIterable<string>} chunks @param {string} delimiter @returns {AsyncGenerator<Row>} */
async function* csvRows(chunks, delimiter) {
  /** @type {BadRow[]} */
  const skipped = []
  const parser = parse({
    columns: true,
    delimiter,
    trim: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LONGEST,
    info: true,
    on_skip: (error) => {
      const record = error && 'record' in error ? error.record : undefined
      const line = error && 'lines' in error ? Number(error.lines) : 0
      skipped.push({
        line,
        problem: `It is no row of this table: ${error?.message}`,
        original: JSON.stringify(record ?? null),
      })
    },
  })
  const source = Readable.from(chunks)
  source.on('error', (error) => parser.destroy(error))
  for await (const { record, info } of source.pipe(parser)) {
    // Refused rows are told as soon as they are met, some rows ahead of the good ones.
    while (skipped[0] && skipped[0].line < info.lines) yield* skipped.splice(0, 1)
    yield { line: info.lines, fields: record }
  }
  yield* skipped
}
