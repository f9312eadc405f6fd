import { expect, test } from 'vitest'
import { readArguments } from './arguments'

test('nothing asked is everything', () => {
  expect(readArguments([])).toEqual({ only: [], json: null, quick: false, fresh: false })
})

test('tables may be named one by one or with commas', () => {
  expect(readArguments(['--only', 'filter,layout', '--only', 'page']).only).toEqual([
    'filter',
    'layout',
    'page',
  ])
})

test('a file and a quick run', () => {
  expect(readArguments(['--json', 'out.json', '--quick'])).toMatchObject({
    json: 'out.json',
    quick: true,
  })
})

test('a slip is told', () => {
  expect(() => readArguments(['--fast'])).toThrow('"--fast" means nothing here.')
  expect(() => readArguments(['--json', '--quick'])).toThrow('--json needs a value.')
})
