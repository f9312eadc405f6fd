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
  expect(rows[1]?.reason).toMatch(/not a row of this table/)
})

test('returns no rows for an empty file', async () => {
  expect(await rowsOf('')).toEqual([])
  expect(await rowsOf('\n \n')).toEqual([])
  expect(await rowsOf('[]')).toEqual([])
})

test('explains why a file cannot be read', async () => {
  const complete = gzipSync(NDJSON.repeat(100))
  await expect(rowsOf(complete.subarray(0, -20))).rejects.toThrow('damaged or incomplete')
  await expect(rowsOf(Buffer.from('{"a":"\xe9"}', 'latin1'))).rejects.toThrow('not UTF-8')
  await expect(readRows(join(folder, 'missing')).next()).rejects.toThrow('There is no file')
})
