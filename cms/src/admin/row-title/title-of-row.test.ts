import { expect, test } from 'vitest'
import { titleOfRow } from './title-of-row'

const words = (text: string) => ({ type: 'text', text })
const richText = (...blocks: readonly object[]) => ({ root: { type: 'root', children: blocks } })
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children })

test('a row is called as its title, its link or its name says', () => {
  expect(titleOfRow({ title: 'Come on a Saturday', text: 'Bring paper.' })).toBe(
    'Come on a Saturday',
  )
  expect(titleOfRow({ label: 'Studio', url: '/studio' })).toBe('Studio')
  expect(titleOfRow({ name: 'Numbers', code: 'count()' })).toBe('Numbers')
})

test('without one it is called by its first words', () => {
  expect(titleOfRow({ title: ' ', text: 'Print what\nhappened.' })).toBe('Print what happened.')
  const content = richText(
    paragraph(),
    paragraph(words('The '), { type: 'link', children: [words('big')] }, words(' press')),
    paragraph(words('And more.')),
  )
  expect(titleOfRow({ content })).toBe('The big press')
})

test('long words are cut between letters', () => {
  expect(titleOfRow({ text: '🖨️'.repeat(80) }).endsWith('…')).toBe(true)
  expect([...titleOfRow({ text: 'a'.repeat(200) })]).toHaveLength(61)
})

test('a row that says nothing has no title', () => {
  for (const row of [
    null,
    undefined,
    3,
    {},
    { media: 7 },
    { content: richText() },
    { title: null },
  ])
    expect(titleOfRow(row)).toBe('')
})
