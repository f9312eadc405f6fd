import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createZip } from '../../testing/create-zip.mjs'
import { sampleSource } from '../../try-import.mjs'
import { readRows } from '../read-rows.mjs'
import { createXlsx, textRow, xlsxParts } from './testing/create-xlsx.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tessera-xlsx-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** @param {Buffer} content */
function write(content) {
  const path = join(folder, 'works.xlsx')
  writeFileSync(path, content)
  return path
}

/** @param {Buffer} content */
async function rowsOf(content) {
  const rows = []
  for await (const row of readRows(write(content))) rows.push(row)
  return rows
}

test('reads texts, numbers, dates, results of formulas and cells that are left out', async () => {
  const rows = [
    textRow(2, ['title', 'year', 'day', 'moment', 'price', 'sum', 'new']),
    '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>1850</v></c><c r="C3" s="1"><v>45356</v></c><c r="D3" s="2"><v>45356.5</v></c><c r="E3" s="3"><v>1.1000000000000001</v></c><c r="F3"><f>1+2</f><v>3</v></c><c r="G3" t="b"><v>1</v></c></row>',
    '<row r="5"><c r="A5" t="str"><f>"a"</f><v>Made</v></c><c r="F5"><f>B5</f></c></row>',
  ]
  const content = createXlsx({ sheets: [rows.join('')], texts: ['x', 'Tide & <moon>'] })
  const none = { year: '', day: '', moment: '', price: '', sum: '', new: '' }
  expect(await rowsOf(content)).toEqual([
    {
      line: 3,
      fields: {
        ...{ title: 'Tide & <moon>', year: '1850', day: '2024-03-05', price: '1.1', sum: '3' },
        ...{ moment: '2024-03-05T12:00:00', new: 'true' },
      },
    },
    {
      ...{ line: 5, fields: { title: 'Made', ...none } },
      extras: {
        status: 'published',
        omissions: ['the formula in F5, which has no saved result'],
      },
    },
  ])
})

test('reads a workbook that LibreOffice has written', async () => {
  const rows = await rowsOf(readFileSync(join(import.meta.dirname, 'testing/libreoffice.xlsx')))
  expect(rows).toMatchObject([
    {
      line: 2,
      fields: {
        ...{ Title: 'Mole & pier at dusk', Date: '2024-03-05', Price: '12.5', Double: '25' },
        Text: 'First line\nsecond „line“ 海',
      },
    },
    {
      line: 5,
      fields: {
        ...{ Title: 'Low tide', Date: 'ca. 1850', Price: '1234567.25', Double: 'to Low tide' },
        Text: '=not a formula',
      },
    },
    { line: 6, reason: 'It is a sheet after the first one.', original: 'sheet "Notes"' },
  ])
})

test('reads the shared, rich and inline texts, errors and dates of Excel', async () => {
  const strings =
    '<si><r><t>Low </t></r><r><rPr><b/></rPr><t xml:space="preserve">tide </t></r></si><si><t>海</t><rPh sb="0" eb="1"><t>うみ</t></rPh></si>'
  const row =
    '<row r="2" spans="1:5"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="d"><v>2024-03-05T00:00:00</v></c><c r="D2" t="e"><v>#N/A</v></c><c r="E2" s="1"/></row>'
  const parts = xlsxParts({ sheets: [textRow(1, ['title', 'sea', 'day', 'error', 'none']) + row] })
  const content = createZip(
    parts.map((part) =>
      part.name === 'xl/sharedStrings.xml'
        ? { ...part, content: part.content.replace('</sst>', `${strings}</sst>`) }
        : part,
    ),
  )
  const [read] = await rowsOf(content)
  expect(read).toMatchObject({ fields: { title: 'Low tide', sea: '海', error: '', none: '' } })
  expect(read).toMatchObject({ fields: { day: expect.stringMatching(/^2024-03-05/) } })
  expect(read).toMatchObject({ extras: { omissions: ['the error #N/A in D2'] } })
})

test('counts days from 1904 where a workbook does', async () => {
  const rows = `${textRow(1, ['day'])}<row r="2"><c s="1"><v>43894</v></c></row>`
  const [row] = await rowsOf(createXlsx({ sheets: [rows], isFrom1904: true }))
  expect(row).toMatchObject({ fields: { day: '2024-03-05' } })
})

test('maps columns as of other tables, with several images in a cell', async () => {
  const rows = [textRow(1, ['Title', 'Image', 'Tags']), textRow(2, ['Tide', 'a.jpg; b.png', 'Sea'])]
  const { source, mapping } = await sampleSource(write(createXlsx({ sheets: [rows.join('')] })))
  expect(source).toEqual({ kind: 'spreadsheet', label: 'a spreadsheet (XLSX)' })
  expect(mapping).toMatchObject({
    ...{ collection: { label: 'works' }, title: '{Title}' },
    images: { from: 'Image', split: ';' },
  })
})

test('reports rows with more cells than columns, and other sheets', async () => {
  const sheet = [textRow(1, ['a']), textRow(2, ['1', '2']), textRow(3, ['3'])].join('')
  expect(await rowsOf(createXlsx({ sheets: [sheet, textRow(1, ['x']), ''] }))).toMatchObject([
    { line: 2, reason: 'It has 2 cells, but the first row names 1 columns.' },
    { line: 3, fields: { a: '3' } },
    { reason: 'It is a sheet after the first one.', original: 'sheet "Sheet2"' },
  ])
})

const valid = { sheets: [textRow(1, ['a']) + textRow(2, ['1'])] }
const withPart = (
  /** @type {string} */ name,
  /** @type {string | Buffer} */ content,
  size = Buffer.byteLength(content),
) => createZip([...xlsxParts(valid).filter((part) => part.name !== name), { name, content, size }])
const SHEET = 'xl/worksheets/sheet1.xml'
test.each([
  ['that is truncated', createXlsx(valid).subarray(0, -30), 'cannot be read as a spreadsheet'],
  ['with a damaged sheet', withPart(SHEET, '<worksheet><row>'), 'cannot be read as a spreadsheet'],
  ['with entities', withPart(SHEET, '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'), 'document type'],
  ['with a path out of it', withPart('../../evil.xml', 'x'), 'relative path'],
  [
    'with a part that is longer than it says',
    withPart(SHEET, `<a>${' '.repeat(900)}</a>`, 9),
    'too many bytes',
  ],
  ['that is a bomb', withPart('xl/media/a', Buffer.alloc(9), 2 ** 32 - 2), 'made to fill memory'],
  [
    'with columns that no sheet has',
    withPart(SHEET, '<worksheet><row><c r="ZZZZZ1"><v>1</v></c></row></worksheet>'),
    'a cell ZZZZZ1',
  ],
  ['without sheets', createXlsx({ sheets: [] }), 'has no sheet'],
  [
    'of another program',
    createZip([{ name: '[Content_Types].xml', content: '' }]),
    'no spreadsheet',
  ],
])('refuses a file %s in a sentence', async (_, content, reason) => {
  await expect(rowsOf(content)).rejects.toThrow(reason)
})

test('reads back every text', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', '<', '&', '"', ']', 'é', '😀', '\n') })
  const cell = text.map((value) => value.trim())
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 6 }), async (cells) => {
      const rows = cells.map((value, index) => textRow(index + 2, ['x', value])).join('')
      const found = await rowsOf(createXlsx({ sheets: [textRow(1, ['a', 'b']) + rows] }))
      expect(found.map((row) => 'fields' in row && row.fields['b'])).toEqual(cells)
    }),
    { numRuns: 50 },
  )
})
