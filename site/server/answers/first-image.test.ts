import type { Media, PageBlock } from '@tessera/content'
import { expect, test } from 'vitest'
import { firstImage } from './first-image'

const image = (alt: string): Media => ({
  ...{ alt, decorative: false, title: null, showCaption: false, width: 3, height: 2 },
  ...{ focalPoint: { x: 0.5, y: 0.5 }, thumbHash: null, variants: [] },
})
const media = new Map(['sea', 'hill'].map((id) => [id, image(id)]))
const first = (blocks: readonly PageBlock[]) =>
  firstImage(blocks, { library: { media, articles: new Map() }, galleries: [] })?.alt

const words: PageBlock = { type: 'quote', text: 'Dusk.', attribution: null, to: null }
const sea: PageBlock = { type: 'image', media: 'sea', width: 'text' }
const text: PageBlock = { type: 'richText', content: [{ type: 'image', media: 'hill' }] }

test('the first image of a page is that of the first block which has one', () => {
  expect(first([words, sea, text])).toBe('sea')
  expect(first([text, sea])).toBe('hill')
  expect(first([{ type: 'columns', columns: [[words], [text]] }, sea])).toBe('hill')
})

test('what is not published is passed over', () => {
  expect(first([{ type: 'images', media: ['gone', 'sea'], columns: 2 }])).toBe('sea')
  expect(
    first([
      { type: 'carousel', title: 'Five', items: [{ article: 'gone' }], autoplay: false },
      sea,
    ]),
  ).toBe('sea')
})

test('a page of words has none', () => {
  expect(first([words])).toBeUndefined()
})
