import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFile } from './find-file.mjs'

/** @type {string} */
let base
/** @type {string} */
let folder
beforeAll(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-find-')))
  folder = join(base, 'export')
  mkdirSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'images/two words.jpg'), 'x')
  writeFileSync(join(base, 'secret.jpg'), 'x')
  symlinkSync(join(base, 'secret.jpg'), join(folder, 'images/link.jpg'))
})
afterAll(() => rmSync(base, { recursive: true }))

test('finds a file by its path, its absolute path or its old URL', () => {
  const file = join(folder, 'images/two words.jpg')
  expect(findFile(folder, 'images/two%20words.jpg')).toBe(file)
  expect(findFile(folder, './images/two words.jpg?v=2#x')).toBe(file)
  expect(findFile(folder, '/images/two%20words.jpg')).toBe(file)
  expect(findFile(folder, 'https://old.example/images/two%20words.jpg')).toBe(file)
})

test.each([
  '../secret.jpg',
  '/../../secret.jpg',
  '..%2Fsecret.jpg',
  '%2e%2e/secret.jpg',
  'images/link.jpg',
  'images',
  'images/none.jpg',
  'images/two%20words.jpg%00.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'https://',
  '%E0%A4%A',
])('finds nothing for %s', (url) => {
  expect(findFile(folder, url)).toBeNull()
})
