import { expect, test } from 'vitest'
import { toText } from './to-text'

test('shows the text of every kind of value', () => {
  expect(toText(null)).toBe('')
  expect(toText(true)).toBe('Yes')
  expect(toText(12)).toBe('12')
  expect(toText({ relationTo: 'pages', value: 3 })).toBe('pages 3')
  expect(toText([{ id: 'a', blockType: 'quote', text: 'One' }, { text: 'Two' }])).toBe('One\nTwo')
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
  expect(toText({ root: { type: 'root', children: [paragraph('A'), paragraph('B')] } })).toBe(
    'A\nB',
  )
})
