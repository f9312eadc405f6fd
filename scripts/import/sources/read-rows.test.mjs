import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { readRows } from './read-rows.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tessera-rows-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0

/** @param {string | Buffer} content @returns {Promise<{ line: number, fields?: object, reason?: string, original?: string }[]>} */
async function rowsOf(content) {
  const path = join(folder, `${++count}`)
  writeFileSync(path, content)
  const rows = []
  for await (const row of readRows(path)) rows.push(row)
  return rows
}
const fieldsOf = async (/** @type {string | Buffer} */ content) =>
  (await rowsOf(content)).map((row) => row.fields)

const ROWS = [
  { a: '1', t: 'é, "x" ]}' },
  { a: '2', t: '' },
  { a: '3', t: 'ü\\' },
]
const NDJSON = ROWS.map((row) => JSON.stringify(row)).join('\n')
const FORMATS = {
  NDJSON,
  'NDJSON with Windows line ends and empty lines': `\ufeff\n${NDJSON.replaceAll('\n', '\r\n\r\n')}\r\n`,
  'a JSON array': JSON.stringify(ROWS),
  'an indented JSON array': JSON.stringify(ROWS, null, 2),
  CSV: 'a,t\n1,"é, ""x"" ]}"\n2,\n3,ü\\\n',
  'CSV of a spreadsheet with semicolons': '\ufeffa;t\r\n1;"é, ""x"" ]}"\r\n2;\r\n3;ü\\\r\n',
  'tab-separated values': 'a\tt\n1\t"é, ""x"" ]}"\n2\t\n3\tü\\\n',
}

describe.each(Object.entries(FORMATS))('%s', (_, content) => {
  test('is detected by its content', async () => expect(await fieldsOf(content)).toEqual(ROWS))
  test('is read from gzip too', async () => {
    expect(await fieldsOf(gzipSync(content))).toEqual(ROWS)
  })
})

test('reports an invalid line with its number and reads the other lines', async () => {
  const rows = await rowsOf('{"a":1}\n{"a":\n"text"\n{"a":4}')
  expect(rows.map(({ line, reason }) => [line, reason?.slice(0, 14)])).toEqual([
    [1, undefined],
    [2, 'It is not JSON'],
    [3, 'It is not an o'],
    [4, undefined],
  ])
  expect(rows[1]?.original).toBe('{"a":')
})

test('reports an invalid element of an array and reads the other elements', async () => {
  const rows = await rowsOf('[{"a":1},{"a":oops},{"a":3}')
  expect(rows.map(({ line, fields }) => [line, fields])).toEqual([
    [1, { a: 1 }],
    [2, undefined],
    [3, { a: 3 }],
  ])
})

test('reports a CSV row with too many cells and reads the other rows', async () => {
  const rows = await rowsOf('a,t\n1,x\n2,y,z\n3,w\n')
  expect(rows.map(({ line, fields }) => [line, fields && Reflect.get(fields, 'a')])).toEqual([
    [2, '1'],
    [3, undefined],
    [4, '3'],
  ])
  expect(rows[1]?.reason).toBe('It has 3 cells, but the first line names 2 columns.')
})

const csvLine = (/** @type {number} */ number) => `${number},work ${number}`
const csvLines = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from + 1 }, (_, index) => csvLine(from + index)).join('\n')

test('rejects a CSV row with a cell over 512 kB and reads the rows after it', async () => {
  const long = `501,"${'x\n'.repeat(300_000)}"`
  const rows = await rowsOf(`a,t\n${csvLines(1, 500)}\n${long}\n${csvLines(502, 1000)}\n`)
  expect(rows).toHaveLength(1000)
  expect(rows[500]).toMatchObject({ line: 502, reason: 'It is longer than 512 kB.' })
  expect(rows[501]).toEqual({ line: 300_503, fields: { a: '502', t: 'work 502' } })
})

test.each([
  ['at the end of the file', csvLines(502, 1000)],
  ['before a row with quotes', `502,"work, 502"\n${csvLines(503, 1000)}`],
])('loses one row to a quote that is not closed, %s', async (_, rest) => {
  const rows = await rowsOf(`a,t\n${csvLines(1, 500)}\n501,"work 501\n${rest}\n`)
  expect(rows).toHaveLength(1000)
  expect(rows.filter(({ reason }) => reason)).toEqual([
    {
      line: 502,
      original: '501,"work 501',
      reason: expect.stringContaining('is not closed'),
    },
  ])
  expect(rows[501]?.line).toBe(503)
})

test('gives each column a name, also where two have the same or none', async () => {
  expect(await fieldsOf('a,tags,tags,,\n1,x,y,z,\n')).toEqual([
    { a: '1', tags: 'x', 'tags (2)': 'y', 'column 4': 'z', 'column 5': '' },
  ])
})

test('skips rows of empty cells and a line that announces the delimiter', async () => {
  expect(await fieldsOf('sep=;\r\na;t\r\n1;x,y\r\n;\r\n')).toEqual([{ a: '1', t: 'x,y' }])
})

test('rejects an object that has a field twice', async () => {
  const [row] = await rowsOf('{"a":{"b":1},"b":["a"],"a":2}')
  expect(row?.reason).toBe('It has the field "a" twice.')
})

test.each([
  ['UTF-16 with a byte order mark', Buffer.from('\ufeffa,t\n1,é€', 'utf16le')],
  ['UTF-16 without one', Buffer.from('a,t\n1,é€', 'utf16le')],
  ['big-endian UTF-16', Buffer.from('\ufeffa,t\n1,é€', 'utf16le').swap16()],
  ['Windows-1252', Buffer.concat([Buffer.from('a,t\n1,'), Buffer.from([0xe9, 0x80])])],
])('reads %s', async (_, content) => {
  expect(await fieldsOf(content)).toEqual([{ a: '1', t: 'é€' }])
})

test.each([
  ['', 'is empty'],
  ['\n \n', 'is empty'],
  ['<?xml version="1.0"?><catalogue/>', 'is XML'],
  ['<!DOCTYPE html><title>x</title>', 'an HTML page'],
  ['-- MySQL dump 10.13\n', 'a database dump'],
  ['%PDF-1.7', 'a PDF document'],
  ['{\n  "total": 2,\n  "items": [', 'with the fields total, items'],
])('says what was expected and what was found in %j', async (content, found) => {
  const message = expect.stringMatching(`${found}.*Expected: NDJSON`)
  await expect(rowsOf(content)).rejects.toThrow(expect.objectContaining({ message }))
})

test('returns no rows for an empty array', async () => {
  expect(await rowsOf('[]')).toEqual([])
})

test('explains why a file cannot be read', async () => {
  const complete = gzipSync(NDJSON.repeat(100))
  const truncated = complete.subarray(0, -20)
  await expect(rowsOf(truncated)).rejects.toThrow('This run has imported nothing')
  await expect(readRows(folder).next()).rejects.toThrow('is a folder')
  await expect(readRows(join(folder, 'missing')).next()).rejects.toThrow('There is no file')
})
