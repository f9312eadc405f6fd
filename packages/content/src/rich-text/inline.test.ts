import { expect, test } from 'vitest'
import { inline } from './inline'

const text = (text: string) => ({ type: 'text', text })

test('a tooltip contains paragraphs, lists and links, but no images and no other tooltip', () => {
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
