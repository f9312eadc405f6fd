import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { readRows } from './read-rows.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tessera-rows-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0

/** @param {string | Buffer} content @returns {Promise<{ line: number, fields?: object, problem?: string, original?: string }[]>} */
async function rowsOf(content) {
  const path = join(folder, `${++count}`)
  writeFileSync(path, content)
  const rows = []
  for await (const row of readRows(path)) rows.push(row)
  return rows
}
const fieldsOf = async (/** @type {string | Buffer} */ content) =>
  (await rowsOf(content)).map((row) => row.fields)

const THREE = [
  { a: '1', t: 'é, "x" ]}' },
  { a: '2', t: '' },
  { a: '3', t: 'ü\\' },
]
const NDJSON = THREE.map((row) => JSON.stringify(row)).join('\n')
const forms = {
  NDJSON,
  'NDJSON with Windows line ends and empty lines': `\ufeff\n${NDJSON.replaceAll('\n', '\r\n\r\n')}\r\n`,
  'a JSON array': JSON.stringify(THREE),
  'an indented JSON array': JSON.stringify(THREE, null, 2),
  CSV: 'a,t\n1,"é, ""x"" ]}"\n2,\n3,ü\\\n',
  'CSV of a spreadsheet with semicolons': '\ufeffa;t\r\n1;"é, ""x"" ]}"\r\n2;\r\n3;ü\\\r\n',
  'tab-separated': 'a\tt\n1\t"é, ""x"" ]}"\n2\t\n3\tü\\\n',
}

describe.each(Object.entries(forms))('%s', (_, content) => {
  test('is told by its content', async () => expect(await fieldsOf(content)).toEqual(THREE))
  test('is read through gzip as well', async () => {
    expect(await fieldsOf(gzipSync(content))).toEqual(THREE)
  })
})

test('a bad line is told with its number, and the rest goes on', async () => {
  const rows = await rowsOf('{"a":1}\n{"a":\n"text"\n{"a":4}')
  expect(rows.map(({ line, problem }) => [line, problem?.slice(0, 14)])).toEqual([
    [1, undefined],
    [2, 'It is not JSON'],
    [3, 'It is not an o'],
    [4, undefined],
  ])
  expect(rows[1]?.original).toBe('{"a":')
})

test('a broken element of an array does not take the others with it', async () => {
  const rows = await rowsOf('[{"a":1},{"a":oops},{"a":3}')
  expect(rows.map(({ line, fields }) => [line, fields])).toEqual([
    [1, { a: 1 }],
    [2, undefined],
    [3, { a: 3 }],
  ])
})

test('a CSV row with too many cells is told, and the rest goes on', async () => {
  const rows = await rowsOf('a,t\n1,x\n2,y,z\n3,w\n')
  expect(rows.map(({ line, fields }) => [line, fields && Reflect.get(fields, 'a')])).toEqual([
    [2, '1'],
    [3, undefined],
    [4, '3'],
  ])
  expect(rows[1]?.problem).toMatch(/no row of this table/)
})

test('an empty file has no rows', async () => {
  expect(await rowsOf('')).toEqual([])
  expect(await rowsOf('\n \n')).toEqual([])
  expect(await rowsOf('[]')).toEqual([])
})

test('what cannot be read is told in a sentence', async () => {
  const whole = gzipSync(NDJSON.repeat(100))
  await expect(rowsOf(whole.subarray(0, -20))).rejects.toThrow('damaged or cut off')
  await expect(rowsOf(Buffer.from('{"a":"\xe9"}', 'latin1'))).rejects.toThrow('not UTF-8')
  await expect(readRows(join(folder, 'missing')).next()).rejects.toThrow('There is no file')
})
