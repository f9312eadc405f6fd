import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { UNFINISHED } from './export-format.mjs'

const [EXPORT, IMPORT] = ['export', 'import'].map((name) =>
  fileURLToPath(new URL(`../commands/${name}.mjs`, import.meta.url)),
)
const folder = mkdtempSync(join(tmpdir(), 'tessera-arguments-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** @param {string} command @param {readonly string[]} args @returns {Promise<{ code: number, stderr: string }>} */
const fail = (command, args) =>
  promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, DATA_DIR: folder },
  }).then(
    () => ({ code: 0, stderr: '' }),
    ({ code, stderr }) => ({ code, stderr }),
  )

test.concurrent.each([
  [[], 'Give --to <folder>, --static <folder> or --works <file>.'],
  [['--to', 'a', '--works', 'b.csv'], 'Give one of --to, --static and --works.'],
])('npm run export -- %j is refused', refusesExport)

test.concurrent.each([
  [['--to', 'a', '--static', 'b'], 'Give one of --to, --static and --works.'],
  [['--base', '/x/', '--to', 'a'], '--base is for --static.'],
  [['--gallery', 'work', '--to', 'a'], '--gallery is for --works.'],
  [['--filter', '?work.topic=print', '--static', 'a'], '--filter is for --works.'],
  [['--language', 'de'], '--language is for --works.'],
  [['--works'], "'--works <value>' argument missing"],
  [['--too', 'a'], "Unknown option '--too'"],
  [['site-export'], 'Unexpected argument'],
])('npm run export -- %j is refused', { tags: 'long' }, refusesExport)

/** @param {string[]} args @param {string} reason */
async function refusesExport(args, reason) {
  const { code, stderr } = await fail(EXPORT ?? '', args)
  expect(stderr).toContain(reason)
  expect(stderr).toContain('npm run export -- --help lists the arguments.')
  expect(stderr).not.toContain('    at ')
  expect(code).toBe(1)
}

test('an export of everything needs a running Tessera, and makes no folder without one', async () => {
  const { code, stderr } = await fail(EXPORT ?? '', ['--to', join(folder, 'out')])
  expect(stderr).toContain('npm start')
  expect(code).toBe(1)
})

test('an interrupted export is not imported as a folder of images', async () => {
  const unfinished = join(folder, 'unfinished')
  mkdirSync(join(unfinished, 'media'), { recursive: true })
  writeFileSync(join(unfinished, UNFINISHED), '')
  const { code, stderr } = await fail(IMPORT ?? '', [unfinished])
  expect(stderr).toContain('is an export of Tessera that was interrupted')
  expect(code).toBe(1)
})

test.concurrent.each([
  [[], 'Give the path of a file.'],
  [['a.csv', 'b.csv'], 'Give one file; got "a.csv" and "b.csv".'],
])('npm run import -- %j is refused', refusesImport)

test.concurrent.each([
  [['a.csv', '--gallery', 'Ü'], '--gallery "Ü" cannot be part of a URL.'],
  [['a.csv', '--folder', 'a//b'], '--folder "a//b" cannot be a folder of Media.'],
  [['a', '--subfolders', 'tags'], '--subfolders is folders or terms; got "tags".'],
  [[folder, '--drafts'], 'Images have no drafts'],
])('npm run import -- %j is refused', { tags: 'long' }, refusesImport)

/** @param {string[]} args @param {string} reason */
async function refusesImport(args, reason) {
  const { code, stderr } = await fail(IMPORT ?? '', args)
  expect(stderr).toContain(reason)
  expect(stderr).not.toContain('    at ')
  expect(code).toBe(1)
}
