import { mediaInBlocks, pageBlock } from '@tessera/content'
import { expect, test } from 'vitest'
import { blockRow } from '../row-schemas/block-rows'
import { toPageBlock } from './to-page-block'

const publish = (row: object) => {
  const block = toPageBlock(blockRow.parse(row))
  return block && pageBlock.parse(block)
}
const toPage = { kind: 'document', document: { relationTo: 'pages', value: 3 } }

test('converts an image, as wide as the text by default', () => {
  expect(publish({ blockType: 'image', image: 7, width: 'full' })).toEqual({
    ...{ type: 'image', media: '7', width: 'full' },
  })
  expect(publish({ blockType: 'image', image: 7 })).toMatchObject({ width: 'text' })
})

test('converts a grid of images', () => {
  expect(publish({ blockType: 'images', images: [1, null, 2], columns: '2' })).toEqual({
    ...{ type: 'images', media: ['1', '2'], columns: 2 },
  })
})

test('converts a quote, with a link only when it is switched on', () => {
  const quote = { blockType: 'quote', text: 'Said', attribution: 'Ada', link: toPage }
  expect(publish({ ...quote, isLinked: true })).toEqual({
    ...{ type: 'quote', text: 'Said', attribution: 'Ada' },
    to: { kind: 'page', key: '3' },
  })
  expect(publish({ ...quote, isLinked: false })).toMatchObject({ to: null })
})

test('omits a link without a target from a call to action', () => {
  const links = [
    { label: 'Come', ...toPage, appearance: 'button' },
    { label: 'Write', kind: 'url', url: 'mailto:ada@example.org', appearance: 'link' },
    { label: 'Gone', kind: 'document', document: null },
    { label: 'Evil', kind: 'url', url: 'javascript:alert(1)' },
  ]
  expect(publish({ blockType: 'callToAction', title: 'Visit', text: '', links })).toEqual({
    ...{ type: 'callToAction', title: 'Visit', text: null },
    links: [
      { label: 'Come', to: { kind: 'page', key: '3' }, appearance: 'button' },
      { label: 'Write', to: { href: 'mailto:ada@example.org' }, appearance: 'link' },
    ],
  })
})

test('converts the URL and the aspect ratio of a video', () => {
  const url = 'https://youtu.be/dQw4w9WgXcQ'
  expect(
    publish({ blockType: 'video', title: 'Video', url, poster: 4, aspectRatio: '4:3' }),
  ).toEqual({
    ...{ type: 'video', title: 'Video', poster: '4', ratio: 1.333 },
    source: { kind: 'embed', provider: 'youtube', id: 'dQw4w9WgXcQ' },
  })
})

test('converts an embed', () => {
  const url = ' https://maps.example/a '
  expect(publish({ blockType: 'embed', title: 'Map', url, aspectRatio: '1:1' })).toEqual({
    ...{ type: 'embed', title: 'Map', href: 'https://maps.example/a', ratio: 1 },
  })
})

test('returns null when a required field is empty', () => {
  for (const row of [
    { blockType: 'image', image: null },
    { blockType: 'images', images: [] },
    { blockType: 'quote', text: '' },
    { blockType: 'callToAction', title: 'Visit', links: [] },
    { blockType: 'video', title: 'Video', url: 'https://example.org/video' },
    { blockType: 'embed', title: 'Map', url: 'http://maps.example' },
  ])
    expect(publish(row), row.blockType).toBeNull()
})

test('converts columns, and finds the images in them', () => {
  const columns = publish({
    blockType: 'columns',
    columns: [
      { blocks: [{ blockType: 'image', image: 7 }] },
      {
        blocks: [
          { blockType: 'quote', text: 'Said' },
          { blockType: 'quote', text: null },
        ],
      },
    ],
  })
  expect(columns).toMatchObject({
    columns: [[{ type: 'image' }], [{ type: 'quote', text: 'Said' }]],
  })
  const grid = publish({ blockType: 'images', images: [1, 2] })
  const url = 'https://vimeo.com/76979871'
  const video = publish({ blockType: 'video', title: 'Video', url, poster: 4 })
  const blocks = [columns, grid, video].flatMap((block) => block ?? [])
  expect(mediaInBlocks(blocks)).toEqual(['7', '1', '2', '4'])
})
