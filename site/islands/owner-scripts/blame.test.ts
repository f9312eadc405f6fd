import { expect, test } from 'vitest'
import { blames, messageOf } from './blame'

const SOURCES = ['https://example.org/scripts/a.js', 'https://example.org/scripts/b.js']
const failed = (at: string) =>
  Object.assign(new Error('no numbers'), { stack: `Error: no numbers\n    at ${at}:1:7` })

test('a rejected promise is blamed on the script that its error names', () => {
  expect(blames(failed(SOURCES[1] ?? ''), SOURCES)).toEqual({ src: SOURCES[1] })
})

test('our own failures are nobody else’s', () => {
  expect(blames(failed('https://example.org/assets/starter.js'), SOURCES)).toBeNull()
})

test('what is no error is theirs, though it does not say whose', () => {
  expect(blames('gone', SOURCES)).toEqual({ src: undefined })
})

test('whatever is thrown has words', () => {
  expect([new TypeError('a is not b'), 'gone', undefined, null].map(messageOf)).toEqual([
    'a is not b',
    'gone',
    'undefined',
    'null',
  ])
})
