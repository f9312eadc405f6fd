// @ts-check
import { CommandError } from '../../../cli/command-error.mjs'
import { toFieldNames } from '../csv-rows.mjs'
import { openWorkbook } from './open-workbook.mjs'
import { readContents, readDateStyles, readTexts } from './read-parts.mjs'
import { toCellText } from './to-cell-text.mjs'

/**
 * @typedef {import('../read-rows.mjs').Row} Row
 * @typedef {import('./open-workbook.mjs').Workbook} Workbook
 * @typedef {import('./to-cell-text.mjs').Cell} Cell
 * @typedef {{ line: number, cells: Map<number, string>, omissions: string[] }} SheetRow omissions: formulas
 *   without a saved result, and errors
 */

/** Columns that a sheet can have. */
const MAX_COLUMNS = 16_384
/** Characters of a row; the same for other tables. */
const MAX_ROW_LENGTH = 512 * 1024
/** Characters of an invalid row that are reported. */
const MAX_ORIGINAL_LENGTH = 2000

/** Whether a file is a workbook. @param {string} path @throws {CommandError} when it is damaged or hostile */
export async function isWorkbook(path) {
  const workbook = await openWorkbook(path)
  workbook.close()
  return workbook.names.has('xl/workbook.xml')
}

/**
 * The rows of the first sheet of a spreadsheet; its first row names the fields. Formulas have their saved results.
 * @param {string} path
 * @returns {AsyncGenerator<Row>}
 * @throws {CommandError} when the file is damaged or hostile
 */
export async function* readXlsxRows(path) {
  const workbook = await openWorkbook(path)
  try {
    const { sheets, isFrom1904 } = await readContents(workbook)
    const [first, ...others] = sheets
    if (!first) throw new CommandError(`${path} has no sheet.`)
    const texts = await readTexts(workbook)
    const dateStyles = await readDateStyles(workbook)
    const toText = (/** @type {Cell} */ cell) => toCellText(cell, { texts, dateStyles, isFrom1904 })
    /** @type {readonly string[] | null} */
    let names = null
    let last = 0
    for await (const row of readSheet(workbook, first.path, toText)) {
      last = row.line
      const cells = Array.from({ length: Math.max(-1, ...row.cells.keys()) + 1 }, (_, index) =>
        (row.cells.get(index) ?? '').trim(),
      )
      if (!cells.some(Boolean) && row.omissions.length === 0) continue
      if (names === null) names = toFieldNames(cells)
      else yield toRow(row, cells, names)
    }
    for (const { name, path } of others)
      for await (const row of readSheet(workbook, path, toText)) {
        if (row.cells.size === 0) continue
        const reason = 'It is a sheet after the first one.'
        yield { line: (last += 1), reason, original: `sheet "${name}"` }
        break
      }
  } finally {
    workbook.close()
  }
}

/** @param {SheetRow} row @param {readonly string[]} cells @param {readonly string[]} names @returns {Row} */
function toRow({ line, omissions }, cells, names) {
  const original = JSON.stringify(cells).slice(0, MAX_ORIGINAL_LENGTH)
  if (cells.slice(names.length).some(Boolean))
    return {
      ...{ line, original },
      reason: `It has ${cells.length} cells, but the first row names ${names.length} columns.`,
    }
  if (cells.reduce((sum, cell) => sum + cell.length, 0) > MAX_ROW_LENGTH)
    return { line, original, reason: 'It is longer than 512 kB.' }
  const fields = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
  return { line, fields, ...(omissions.length && { extras: { status: 'published', omissions } }) }
}

/** @param {Workbook} workbook @param {string} path @param {(cell: Cell) => string} toText @returns {AsyncGenerator<SheetRow>} */
async function* readSheet(workbook, path, toText) {
  /** @type {SheetRow[]} */
  const found = []
  /** @type {SheetRow} */
  let row = { line: 0, cells: new Map(), omissions: [] }
  /** @type {Cell} */
  let cell = { type: 'n', style: 0, value: '' }
  let [line, column, address, isValue, isFormula] = [0, -1, '', false, false]
  const parts = workbook.read(path, {
    onOpen: ({ name, attributes: { r, t, s } }) => {
      if (name === 'row') {
        // Different for each row, whatever the file says.
        line = Math.max(line + 1, Number(r) || 0)
        row = { line, cells: new Map(), omissions: [] }
        column = -1
      } else if (name === 'c') {
        address = String(r ?? '')
        column = columnOf(address) ?? column + 1
        if (column >= MAX_COLUMNS) throw new Error(`it has a cell ${address}`)
        cell = { type: String(t ?? 'n'), style: Number(s ?? 0), value: '' }
        isFormula = false
      } else if (name === 'f') isFormula = true
      isValue = name === 'v' || name === 't'
    },
    onText: (text) => {
      if (isValue) cell.value += text
    },
    onClose: (name) => {
      isValue = false
      if (name === 'row') found.push(row)
      if (name !== 'c') return
      const text = cell.type === 'e' ? '' : toText(cell)
      if (cell.type === 'e') row.omissions.push(`the error ${cell.value} in ${address}`)
      else if (text !== '') row.cells.set(column, text)
      else if (isFormula && cell.type !== 'str')
        row.omissions.push(`the formula in ${address}, which has no saved result`)
    },
  })
  try {
    while (!(await parts.next()).done) yield* found.splice(0)
  } finally {
    await parts.return(undefined)
  }
}

/** `B7` → 1; null without an address. @param {string} address */
function columnOf(address) {
  const letters = /^[A-Z]{1,7}/.exec(address)?.[0]
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
