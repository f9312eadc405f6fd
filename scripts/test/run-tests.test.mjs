// @ts-check
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONG_SUITE_NAMES, SUITE_NAMES } from './run-tests.mjs'

const read = (/** @type {string} */ path) =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('the workflow runs every long suite in a job of its own', () => {
  const [, list = ''] = /suite:\n((?: +- \w+\n)+)/.exec(read('.github/workflows/test.yml')) ?? []
  expect(list.match(/\w+/g)).toEqual(LONG_SUITE_NAMES)
})

test('the help of test:long names every suite', () => {
  const names = [...read('scripts/commands/test/long.mjs').matchAll(/^ {2}(\w+) {2,}/gm)].map(
    ([, name]) => name,
  )
  expect(names.toSorted()).toEqual(LONG_SUITE_NAMES.toSorted())
})

test("the developers' guide names every suite, and every command of tests", () => {
  const guide = read('docs/developing.md')
  const [, suites = ''] = /The suites are (.+?)\. /.exec(guide) ?? []
  expect(suites.match(/\w+(?=`)/g)?.toSorted()).toEqual(SUITE_NAMES.toSorted())
  const { scripts } = JSON.parse(read('package.json'))
  const commands = Object.keys(scripts).filter((name) => name.startsWith('test:'))
  expect(commands.filter((name) => !guide.includes(`| \`npm run ${name}\` `))).toEqual([])
})
