import { expect, test } from 'vitest'
import { rowText } from './row-text'

const textNode = (text: string) => ({ type: 'text', text })
const richText = (...blocks: readonly object[]) => ({ root: { type: 'root', children: blocks } })
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children })

test('uses the title, label or name of a row', () => {
  expect(rowText({ title: 'Come on a Saturday', text: 'Bring paper.' })).toBe('Come on a Saturday')
  expect(rowText({ label: 'Studio', url: '/studio' })).toBe('Studio')
  expect(rowText({ name: 'Numbers', code: 'count()' })).toBe('Numbers')
})

test('uses the first words of a row without a title', () => {
  expect(rowText({ title: ' ', text: 'Print what\nhappened.' })).toBe('Print what happened.')
  const content = richText(
    paragraph(),
    paragraph(textNode('The '), { type: 'link', children: [textNode('big')] }, textNode(' press')),
    paragraph(textNode('And more.')),
  )
  expect(rowText({ content })).toBe('The big press')
})

test('truncates long text between characters', () => {
  expect(rowText({ text: '🖨️'.repeat(80) }).endsWith('…')).toBe(true)
  expect([...rowText({ text: 'a'.repeat(200) })]).toHaveLength(61)
})

test('returns an empty string for an empty row', () => {
  for (const row of [
    null,
    undefined,
    3,
    {},
    { image: 7 },
    { content: richText() },
    { title: null },
  ])
    expect(rowText(row)).toBe('')
})
