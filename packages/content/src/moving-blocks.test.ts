import { expect, test } from 'vitest'
import { inline } from './inline'
import { modalBlock } from './moving-blocks'
import { ownerScript } from './owner-script'

const text = (words: string) => ({ type: 'text', text: words })

test('a tooltip holds paragraphs, lists and links, and no tooltip of its own', () => {
  const tooltip = (children: readonly object[]) => ({
    type: 'tooltip',
    children: [text('intaglio')],
    content: [{ type: 'paragraph', children }],
  })
  const link = { type: 'link', to: { href: 'https://example.org/' }, children: [text('more')] }
  expect(inline.safeParse(tooltip([text('Cut into metal; '), link])).success).toBe(true)
  expect(inline.safeParse(tooltip([tooltip([text('deeper')])])).success).toBe(false)
  const image = { ...tooltip([]), content: [{ type: 'image', media: '1' }] }
  expect(inline.safeParse(image).success).toBe(false)
})

test('the name of a dialog can be part of an address', () => {
  const modal = { type: 'modal', id: 'post', buttonLabel: null, title: 'Post', content: [] }
  expect(modalBlock.safeParse(modal).success).toBe(true)
  for (const id of ['', 'Post', '1', 'a b', 'a"b'])
    expect(modalBlock.safeParse({ ...modal, id }).success).toBe(false)
})

test.each([
  '//evil.example/a.js',
  '/\\evil.example/a.js',
  'https://evil.example/a.js',
  'a.js',
  '/a',
])('an owner’s script is a file of this site, and not %s', (href) => {
  const script = { name: 'Numbers', needsConsent: false, source: { href } }
  expect(ownerScript.safeParse(script).success).toBe(false)
  const own = { ...script, source: { href: '/own/numbers.js' } }
  expect(ownerScript.safeParse(own).success).toBe(true)
})
