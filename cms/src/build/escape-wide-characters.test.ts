import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withEscapes } from './escape-wide-characters.mjs'

test('escapes every character above U+00FF without changing what a program computes', () => {
  const program = String.raw`[
    'a – b', "\–", '\\–', '😀', \`–\${1}😀\`, /[–-—]\—/.test('—'), /^😀$/u.test('😀'), { größe: 1, ā: 2 }.ā, 'é',
  ]`
  const escaped = withEscapes(program.replaceAll('\\`', '`').replaceAll('\\$', '$'))
  expect(escaped).not.toMatch(/[\u0100-\uffff]/)
  expect([...runInNewContext(escaped)]).toEqual([
    ...['a – b', '–', '\\–', '😀', '–1😀', false, true, 2, 'é'],
  ])
})
