import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MANIFEST } from '../../export/export-format.mjs'
import { createWxr } from '../sources/wordpress/testing/create-wxr.mjs'
import { createZip } from '../testing/create-zip.mjs'
import { inspect } from './inspect.mjs'

/** @type {string} */
let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-inspect-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** @param {Record<string, string | Buffer>} files */
function write(files) {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

test('takes the table among images, and not a note beside them', async () => {
  write({ 'show/a.jpg': 'x', 'show/works.csv': 'title,image\nA,a.jpg\n', 'show/readme.txt': 'Hi' })
  expect(await inspect(folder)).toMatchObject({ kind: 'table', name: 'works', gallery: 'works' })
  rmSync(join(folder, 'show/works.csv'))
  expect(await inspect(folder)).toMatchObject({
    ...{ kind: 'images', name: 'show', sentence: 'show is a folder with one image.' },
  })
})

test('takes the export of WordPress, and not the tables in its uploads', async () => {
  write({
    'site/site.xml': createWxr([]),
    'site/wp-content/uploads/prices.csv': 'title\nA\n',
    'site/wp-content/uploads/a.jpg': 'x',
  })
  const found = await inspect(folder)
  expect(found).toMatchObject({ kind: 'wordpress', isNamed: false, notes: [] })
  expect(found.sentence).toMatch(/^site\.xml is a WordPress export \(WXR\) with \d+ articles/)
})

test('refuses two tables at once', async () => {
  write({ 'a.csv': 'title\nA\n', 'b.csv': 'title\nB\n' })
  await expect(inspect(folder)).rejects.toThrow('There are two files to import: a.csv is a table')
})

test('finds a title nowhere, and says so instead of refusing', async () => {
  write({ 'a.csv': 'x,y\n1,2\n' })
  const { roles, notes } = await inspect(folder)
  expect([roles, notes]).toEqual([{}, [expect.stringMatching(/^No column looks like a title/)]])
})

test('unpacks the images beside a table', async () => {
  const images = createZip([{ name: 'sea/a.jpg', content: 'x' }])
  write({ 'works.csv': 'title,image\nA,sea/a.jpg\n', 'images.zip': images })
  expect(await inspect(folder)).toMatchObject({ kind: 'table' })
  expect(existsSync(join(folder, 'sea/a.jpg'))).toBe(true)
})

test('unpacks the export of a site, and no other file of the archive', async () => {
  const manifest = {
    ...{ format: 'tessera-export', version: 1, id: crypto.randomUUID(), languages: ['en'] },
    ...{ exportedAt: '2026-01-02T03:04:05.000Z', counts: { articles: 2 } },
  }
  const files = { [MANIFEST]: JSON.stringify(manifest), 'articles.ndjson': '', 'run.sh': 'x' }
  write({
    'site.zip': createZip(Object.entries(files).map(([name, content]) => ({ name, content }))),
  })
  expect(await inspect(folder)).toMatchObject({
    kind: 'export',
    sentence:
      'This is an export of Tessera of 2026-01-02 with 2 documents in en. It can be imported into an empty site.',
  })
  expect(existsSync(join(folder, 'site.zip.unpacked/articles.ndjson'))).toBe(true)
  expect(existsSync(join(folder, 'site.zip.unpacked/run.sh'))).toBe(false)
})
