// @ts-check
import { splitCsv } from './split-csv.mjs'

const DELIMITERS = [',', ';', '\t', '|']

/**
 * The rows of a CSV text, whose first line names the fields.
 * @param {AsyncIterable<string>} chunks
 * @param {{ start: string, maxLength: number }} options start: of the text; maxLength: characters of a row
 * @returns {AsyncGenerator<import('./read-rows.mjs').Row>}
 */
export async function* csvRows(chunks, { start, maxLength }) {
  // Spreadsheets announce their delimiter in a line of its own.
  const announced = /^\s*sep=(.)\r?\n/i.exec(start)?.[1]
  const delimiter = announced ?? detectDelimiter(start)
  /** @type {readonly string[] | null} */
  let names = null
  for await (const record of splitCsv(chunks, { delimiter, maxLength })) {
    if ('reason' in record) {
      yield record
      continue
    }
    const { line, cells } = record
    if (!names) {
      if (announced && line === 1) continue
      names = toFieldNames(cells)
      continue
    }
    const rest = cells.slice(names.length)
    if (cells.length < names.length || rest.some(Boolean)) {
      const reason = `It has ${cells.length} cells, but the first line names ${names.length} columns.`
      yield { line, reason, original: JSON.stringify(cells) }
    } else
      yield { line, fields: Object.fromEntries(names.map((name, index) => [name, cells[index]])) }
  }
}

/**
 * Each column gets a name of its own: the second `tags` is `tags (2)`, a column without a name `column 3`.
 * @param {readonly string[]} cells
 */
export function toFieldNames(cells) {
  /** @type {Set<string>} */
  const names = new Set()
  for (const [index, cell] of cells.entries()) {
    const name = cell || `column ${index + 1}`
    let unique = name
    for (let number = 2; names.has(unique); number += 1) unique = `${name} (${number})`
    names.add(unique)
  }
  return [...names]
}

/** The most frequent delimiter of the first line: spreadsheets of many countries write semicolons. @param {string} start */
function detectDelimiter(start) {
  const header = start.trimStart().split(/[\r\n]/)[0] ?? ''
  const count = (/** @type {string} */ delimiter) => header.split(delimiter).length
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}
