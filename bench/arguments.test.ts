import { expect, test } from 'vitest'
import { readArguments } from './arguments'

test('runs every table when there are no arguments', () => {
  expect(readArguments([])).toEqual({ only: [], json: null, quick: false, fresh: false })
})

test('reads tables from repeated options and from comma-separated lists', () => {
  expect(readArguments(['--only', 'filter,layout', '--only', 'page']).only).toEqual([
    'filter',
    'layout',
    'page',
  ])
})

test('reads the JSON file and the quick option', () => {
  expect(readArguments(['--json', 'out.json', '--quick'])).toMatchObject({
    json: 'out.json',
    quick: true,
  })
})

test('reports an unknown option and a missing value', () => {
  expect(() => readArguments(['--fast'])).toThrow('Unknown option "--fast".')
  expect(() => readArguments(['--json', '--quick'])).toThrow('--json needs a value.')
})
