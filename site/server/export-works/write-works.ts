import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify/sync'
import writeXlsx from 'write-excel-file/node'
import type { WorkRow } from './to-row'

export const WORK_FORMATS = ['csv', 'json', 'xlsx'] as const

export interface WorksTable {
  readonly columns: readonly string[]
  readonly rows: Iterable<WorkRow>
}

/** Characters of a cell in a spreadsheet (ECMA-376; Excel refuses files with more). */
export const MAX_CELL_LENGTH = 32_767

export interface WrittenWorks {
  readonly count: number
  /** Texts that are longer than a cell can be. */
  readonly shortened: number
}

/**
 * Writes a table into a new file, whose extension tells the format. While it is written, it has the extension `.part`.
 * @throws if the file exists
 */
export async function writeWorks(file: string, table: WorksTable): Promise<WrittenWorks> {
  const format = WORK_FORMATS.find((each) => file.endsWith(`.${each}`))
  if (!format)
    throw new Error(`${file} must end with ${WORK_FORMATS.map((each) => `.${each}`).join(', ')}.`)
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name.`)
  const part = `${file}.part`
  try {
    const written = await WRITERS[format](part, table)
    renameSync(part, file)
    return written
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

const WRITERS = { csv: writeCsv, json: writeJson, xlsx: writeSpreadsheet }

async function writeCsv(path: string, { columns, rows }: WorksTable): Promise<WrittenWorks> {
  let count = 0
  function* lines() {
    // The mark tells spreadsheets the encoding.
    yield `\uFEFF${stringify([[...columns]])}`
    for (const row of rows) {
      count += 1
      // Spreadsheets calculate cells that begin with "=": such texts get a quotation mark before them.
      yield stringify([columns.map((column) => toText(row[column]))], { escape_formulas: true })
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
  return { count, shortened: 0 }
}

async function writeJson(path: string, { rows }: WorksTable): Promise<WrittenWorks> {
  let count = 0
  function* lines() {
    yield '['
    for (const row of rows) yield `${count++ === 0 ? '' : ','}\n${JSON.stringify(row)}`
    yield '\n]\n'
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
  return { count, shortened: 0 }
}

async function writeSpreadsheet(
  path: string,
  { columns, rows }: WorksTable,
): Promise<WrittenWorks> {
  let shortened = 0
  // Cells of the type text are never calculated.
  const toCell = (text: string) => {
    if (text.length > MAX_CELL_LENGTH) shortened += 1
    const value = text.slice(0, MAX_CELL_LENGTH).replace(NOT_IN_XML, '')
    // The library (4.1) leaves cells empty whose text is a property of every object, such as "toString".
    if (value in {}) return { type: String, value: `${value} ` }
    return value === '' ? null : { type: String, value }
  }
  const body = [...rows].map((row) => columns.map((column) => toCell(toText(row[column]))))
  const header = columns.map((value) => ({ type: String, value, fontWeight: 'bold' as const }))
  await writeXlsx([header, ...body], { sheet: 'Works' }).toFile(path)
  return { count: body.length, shortened }
}

/**
 * Control characters but tab and line breaks, halves of characters and code points that are none: a spreadsheet with one
 * cannot be opened. U+FFFD stands for a character that could not be read, and the library (4.1) removes it too.
 */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{NChar}|\uFFFD/gu

const toText = (value: WorkRow[string] | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join('; ')
