// @ts-check
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../cli/project-root.mjs'

const PAGE = 'docs/faults-and-attacks.md'
const lines = readFileSync(join(ROOT, PAGE), 'utf8').split('\n')
const rows = lines.filter((line) => /^\| [FA]\d/.test(line))

test('the table of faults and attacks has every row', () => {
  const numbers = rows.map((row) => /^\| ([FA]\d+)/.exec(row)?.[1])
  const all = (/** @type {string} */ letter, /** @type {number} */ count) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)
  expect(numbers).toEqual([...all('F', 18), ...all('A', 17)])
})

test('every test that the table names exists', () => {
  const names = lines
    .filter((line) => line.startsWith('| '))
    .flatMap((row) => [...row.matchAll(/`(\w[\w/.-]*\/[\w/.-]+)`/g)].map(([, name]) => name))
  expect(names.length).toBeGreaterThan(60)
  expect(names.filter((name = '') => !isTest(join(ROOT, name)))).toEqual([])
})

test('the page names every test of the built product under faults and attacks', () => {
  const files = ['tests/fault', 'tests/attack'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.ts$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name).replace(/(\.int)?\.(test|spec)\.ts$/, '')),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !lines.some((line) => line.includes(`\`${file}\``)))).toEqual([])
})

/** @param {string} path of a test without its endings, or of a folder with tests */
function isTest(path) {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  const folder = isFolder ? path : dirname(path)
  const start = isFolder ? '' : `${basename(path)}.`
  return readdirSync(folder, { recursive: isFolder, encoding: 'utf8' }).some(
    (name) => name.startsWith(start) && /\.(test|spec)\.\w+$/.test(name),
  )
}
