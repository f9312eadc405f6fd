import { expect, test } from 'vitest'
import { findErrorSource, messageOf } from './error-source'

const SOURCES = ['https://example.org/scripts/a.js', 'https://example.org/scripts/b.js']
const errorFrom = (src: string) =>
  Object.assign(new Error('no numbers'), { stack: `Error: no numbers\n    at ${src}:1:7` })

test('finds the script that the stack of an error names', () => {
  expect(findErrorSource(errorFrom(SOURCES[1] ?? ''), SOURCES)).toEqual({ src: SOURCES[1] })
})

test('finds nothing for an error of our own scripts', () => {
  expect(findErrorSource(errorFrom('https://example.org/assets/entry.js'), SOURCES)).toBeNull()
})

test('takes a rejection without an error as that of an unknown owner script', () => {
  expect(findErrorSource('gone', SOURCES)).toEqual({ src: undefined })
})

test('gives every thrown value a message', () => {
  expect([new TypeError('a is not b'), 'gone', undefined, null].map(messageOf)).toEqual([
    'a is not b',
    'gone',
    'undefined',
    'null',
  ])
})
