import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StaticFolder } from './static-folder'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tessera-folder-'))
  folder = join(parent, 'site')
})
afterEach(() => rmSync(parent, { recursive: true }))

function writeAll(files: Readonly<Record<string, string>>) {
  const target = new StaticFolder(folder, '')
  for (const [name, content] of Object.entries(files)) target.write(name, content)
  return target
}
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

test('writes what changed, keeps the rest and removes what is gone', () => {
  expect(writeAll({ 'a/index.html': '1', 'b/c/index.html': '1' }).finish()).toEqual({
    ...{ written: 2, unchanged: 0, removed: 0 },
  })
  expect(writeAll({ 'a/index.html': '1', 'd/index.html': '2' }).finish()).toEqual({
    ...{ written: 1, unchanged: 1, removed: 1 },
  })
  expect(existsSync(join(folder, 'b'))).toBe(false)
})

test('changes nothing before it is finished', () => {
  writeAll({ 'index.html': 'old' }).finish()
  writeAll({ 'index.html': 'new', 'more.html': 'new' })
  expect(read('index.html')).toBe('old')
  expect(existsSync(join(folder, 'more.html'))).toBe(false)
  writeAll({ 'index.html': 'newer' }).finish()
  expect(readdirSync(folder).sort()).toEqual(['.tessera-static.json', 'index.html'])
})

test('writes and removes nothing outside of the folder', () => {
  writeFileSync(join(parent, 'secret'), 'mine')
  const target = writeAll({})
  for (const name of ['../secret', '/etc/x', 'a/../../secret', 'a\0b', '.tessera-static.json'])
    expect(() => target.write(name, 'x'), name).toThrow('cannot have the file')
  mkdirSync(join(parent, 'elsewhere'))
  symlinkSync(join(parent, 'elsewhere'), join(folder, 'media'))
  expect(() => target.write('media/a.webp', 'x')).toThrow('is a symbolic link')
  target.finish()
  const manifest = join(folder, '.tessera-static.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('[]', '["../secret"]'))
  expect(() => writeAll({}).finish()).toThrow('cannot have the file')
  expect(readFileSync(join(parent, 'secret'), 'utf8')).toBe('mine')
})

test('refuses a folder of other files, and a site for another base', () => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  expect(() => writeAll({})).toThrow('is not empty and not an earlier static site')
  rmSync(join(folder, 'notes.txt'))
  writeAll({ 'index.html': '1' }).finish()
  expect(() => new StaticFolder(folder, '/docs')).toThrow('has a site for /, not for /docs')
})
