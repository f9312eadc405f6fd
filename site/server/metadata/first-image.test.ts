import type { Media, PageBlock } from '@tessera/content'
import { expect, test } from 'vitest'
import { firstImage } from './first-image'

const image = (alt: string): Media => ({
  ...{ alt, decorative: false, title: null, showCaption: false, width: 3, height: 2 },
  ...{ focalPoint: { x: 0.5, y: 0.5 }, thumbHash: null, variants: [], credit: null },
})
const media = new Map(['sea', 'hill'].map((id) => [id, image(id)]))
const first = (blocks: readonly PageBlock[]) =>
  firstImage(blocks, { store: { media, articles: new Map() }, galleries: [] })?.alt

const quote: PageBlock = { type: 'quote', text: 'Dusk.', attribution: null, to: null }
const sea: PageBlock = { type: 'image', media: 'sea', width: 'text' }
const text: PageBlock = { type: 'richText', content: [{ type: 'image', media: 'hill' }] }

test('returns the image of the first block that has one', () => {
  expect(first([quote, sea, text])).toBe('sea')
  expect(first([text, sea])).toBe('hill')
  expect(first([{ type: 'columns', columns: [[quote], [text]] }, sea])).toBe('hill')
})

test('skips media and articles that are not published', () => {
  expect(first([{ type: 'images', media: ['gone', 'sea'], columns: 2 }])).toBe('sea')
  expect(
    first([
      { type: 'carousel', title: 'Five', items: [{ article: 'gone' }], autoplay: false },
      sea,
    ]),
  ).toBe('sea')
})

test('returns null for a page without images', () => {
  expect(first([quote])).toBeUndefined()
})
