import { expect, test } from 'vitest'
import { element, root, textNode } from './lexical-nodes'
import { lexicalToText } from './lexical-to-text'

const code = { type: 'block', version: 2, fields: { blockType: 'code', code: 'count()' } }
const state = root([
  element('heading', [textNode('Press')], { tag: 'h2' }),
  element('paragraph', [
    textNode('The '),
    element('link', [textNode('big')]),
    textNode(' press'),
    { type: 'linebreak', version: 1 },
    textNode('prints.'),
  ]),
  element('list', [element('listitem', [textNode('One')]), element('listitem', [textNode('Two')])]),
  code,
])

test('ends a line after each heading, paragraph, break and item of a list', () => {
  expect(lexicalToText(state)).toBe('Press\nThe big press\nprints.\nOne\nTwo')
})

test('contains the text that the caller makes of a block', () => {
  const text = lexicalToText(state, (fields) => JSON.stringify(fields))
  expect(text.endsWith('Two\n{"blockType":"code","code":"count()"}')).toBe(true)
})

test('is empty for invalid JSON', () => {
  for (const invalid of [null, 3, [], { children: 'text' }, { children: [null, 3, {}] }])
    expect(lexicalToText({ root: invalid })).toBe('')
})
