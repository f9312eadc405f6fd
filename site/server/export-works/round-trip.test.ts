import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readRows } from '../../../scripts/import/sources/read-rows.mjs'
import type { WorkRow } from './to-row'
import { WORK_FORMATS, writeWorks } from './write-works'

const folder = mkdtempSync(join(tmpdir(), 'tessera-round-trip-'))
afterAll(() => rmSync(folder, { recursive: true }))

const COLUMNS = ['title', 'description', 'filter: Topic', 'text']
const text = fc.oneof(
  fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(...`"',;\n\t=<&a 海\uFFFD\uFDD0`),
  }),
)
const row = fc.record({
  title: fc.uuid(),
  description: fc.option(text),
  'filter: Topic': fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 3 }),
  text,
})

let count = 0
async function readBack(format: string, rows: readonly WorkRow[]) {
  const file = join(folder, `works-${count++}.${format}`)
  await writeWorks(file, { columns: COLUMNS, rows })
  const read = []
  for await (const each of readRows(file)) read.push('fields' in each ? each.fields : each)
  rmSync(file)
  return read
}

/** What a table contains of a row: a cell has neither spaces around its text nor control characters. */
const toCells = (format: string) => (values: WorkRow) =>
  Object.fromEntries(COLUMNS.map((column) => [column, toCell(values[column] ?? '', format)]))
function toCell(value: string | readonly string[], format: string) {
  const text = typeof value === 'string' ? value : value.join('; ')
  // What a spreadsheet would calculate begins with an apostrophe in CSV.
  return normalize(format === 'csv' && FORMULA.test(text) ? `'${text}` : text)
}
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const normalize = (value: unknown) =>
  String(value)
    .replaceAll(/(?![\t\n\r])\p{Cc}|\p{Cs}|\p{NChar}|\uFFFD/gu, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim()
const normalizeAll = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, normalize(value)]))

test.each(WORK_FORMATS)('an import reads back what an export as %s has written', async (format) => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
      const read = await readBack(format, rows)
      if (format === 'json') expect(read).toEqual(rows)
      else expect(read.map(normalizeAll)).toEqual(rows.map(toCells(format)))
    }),
    { numRuns: 40 },
  )
})
