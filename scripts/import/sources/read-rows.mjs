// @ts-check
import { CommandError } from '../../cli/command-error.mjs'
import { openWebsite } from '../website/website.mjs'
import { csvRows } from './csv-rows.mjs'
import { detectSource } from './detect-source.mjs'
import { readText } from './read-text.mjs'
import { findRepeatedField } from './repeated-field.mjs'
import { splitJsonArray } from './split-json-array.mjs'
import { splitLines } from './split-lines.mjs'
import { readXlsxRows } from './xlsx/read-xlsx.mjs'

/**
 * @typedef {{ [field: string]: unknown }} Fields
 * @typedef {{ line: number, fields: Fields, extras?: RowExtras }} ValidRow
 * @typedef {{ line: number, reason: string, original: string }} InvalidRow
 * @typedef {ValidRow | InvalidRow} Row
 *
 * What the source knows of a row besides its fields.
 * @typedef {object} RowExtras
 * @property {'published' | 'draft'} status
 * @property {readonly import('../html/find-media.mjs').ImageReference[]} [images] instead of those that the mapping finds
 * @property {readonly string[]} omissions parts of its text that are not in the fields
 * @property {readonly import('../mapping/row-losses.mjs').Loss[]} [losses] values that it has in another form
 */

const EXPECTED =
  'NDJSON (one JSON object per line), a JSON array, CSV or XLSX, an export of WordPress or a database dump of Joomla'
/** Characters. A batch of 200 longer rows would be too large for one request. */
const MAX_ROW_LENGTH = 512 * 1024
/** Characters of an invalid row that are reported. */
const MAX_ORIGINAL_LENGTH = 2000

/**
 * The rows of a table (NDJSON, JSON, CSV, XLSX) or the posts of a site, with or without gzip. Detects the format by the content.
 * Streams the file.
 * @param {string} path
 * @returns {AsyncGenerator<Row>}
 * @throws {import('../../cli/command-error.mjs').CommandError} when the file cannot be read as rows
 */
export async function* readRows(path) {
  const { kind, label } = await detectSource(path)
  if (kind === 'spreadsheet') return yield* readXlsxRows(path)
  const website = await openWebsite(path, kind)
  if (website) return yield* website.rows()
  if (kind !== 'table') throw new CommandError(`${path} is ${label}. Expected: ${EXPECTED}.`)
  const chunks = readText(path)
  let start = ''
  while (!start.trim()) {
    const { value, done } = await chunks.next()
    if (done) return
    start += value
  }
  const text = prepend(start, chunks)
  const firstCharacter = start.trimStart()[0]
  if (firstCharacter === '[') yield* jsonRows(splitJsonArray(text, MAX_ROW_LENGTH))
  else if (firstCharacter === '{') yield* jsonRows(splitLines(text, MAX_ROW_LENGTH))
  else yield* csvRows(text, { start, maxLength: MAX_ROW_LENGTH })
}

/** @param {string} start @param {AsyncIterable<string>} rest @returns {AsyncGenerator<string>} */
async function* prepend(start, rest) {
  yield start
  yield* rest
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
    const repeated = findRepeatedField(text)
    if (repeated !== null) return invalid(`It has the field "${repeated}" twice.`)
    return { line, fields }
  } catch (error) {
    return invalid(`It is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}
