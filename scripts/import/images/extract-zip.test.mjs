import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createZip } from '../testing/create-zip.mjs'
import { extractZip, isZip } from './extract-zip.mjs'

const base = mkdtempSync(join(tmpdir(), 'tessera-zip-'))
afterAll(() => rmSync(base, { recursive: true }))
const folder = join(base, 'extracted')

/** @param {Parameters<typeof createZip>[0]} files @param {(zip: Buffer) => Buffer} [change] */
function extract(files, change = (zip) => zip) {
  const path = join(base, 'archive.zip')
  writeFileSync(path, change(createZip(files)))
  return extractZip(path, folder)
}

test('extracts images and XMP files, and names every other file', async () => {
  const others = await extract([
    { name: 'sea/tide.jpg', content: 'jpeg' },
    { name: 'sea/tide.xmp', content: 'xmp' },
    { name: 'notes.txt', content: 'x' },
    { name: 'secret.png', content: 'x', encrypted: true },
    { name: 'passwords.jpg', content: '/etc/passwd', mode: 0o120777 },
  ])
  expect(readFileSync(join(folder, 'sea/tide.jpg'), 'utf8')).toBe('jpeg')
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'sea',
    'sea/tide.jpg',
    'sea/tide.xmp',
  ])
  expect(others).toEqual([
    { name: 'notes.txt', reason: 'is not an image that can be imported' },
    { name: 'secret.png', reason: 'is encrypted' },
    { name: 'passwords.jpg', reason: 'is a link' },
  ])
})

const tide = { name: 'tide.jpg', content: 'jpeg' }
test.each([
  ['a path out of the folder', [tide, { name: '../evil.jpg', content: 'x' }], 'relative path'],
  ['an absolute path', [tide, { name: '/tmp/evil.jpg', content: 'x' }], 'absolute path'],
  ['a drive', [tide, { name: 'C:/evil.jpg', content: 'x' }], 'absolute path'],
  [
    'more bytes than it declares',
    [tide, { name: 'b.jpg', content: 'x'.repeat(9), size: 3 }],
    'too many bytes',
  ],
  ['two files of one name', [tide, tide], 'exists'],
  [
    'a bomb',
    Array.from({ length: 4 }, (_, index) => ({
      ...{ name: `${index}.png`, content: Buffer.alloc(24_000_000) },
    })),
    'made to fill disks',
  ],
])('refuses an archive with %s and leaves nothing behind', async (_, files, reason) => {
  await expect(extract(files)).rejects.toThrow(reason)
  expect(existsSync(folder)).toBe(false)
  expect(existsSync(join(base, 'evil.jpg'))).toBe(false)
})

test('refuses a truncated archive', async () => {
  await expect(extract([tide], (zip) => zip.subarray(0, -30))).rejects.toThrow(
    'cannot be extracted',
  )
  expect(existsSync(folder)).toBe(false)
})

test('tells archives from other files', async () => {
  writeFileSync(join(base, 'a.zip'), createZip([tide]))
  writeFileSync(join(base, 'a.xlsx'), createZip([{ name: '[Content_Types].xml', content: '' }]))
  writeFileSync(join(base, 'a.csv'), 'PKW,title\n')
  const found = await Promise.all(
    ['a.zip', 'a.xlsx', 'a.csv', 'no.zip'].map((name) => isZip(join(base, name))),
  )
  expect(found).toEqual([true, false, false, false])
})
