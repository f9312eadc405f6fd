import { mediaInBlocks, pageBlock } from '@tessera/content'
import { expect, test } from 'vitest'
import { blockRow } from './page-row'
import { toPageBlock } from './to-page-block'

const publish = (row: object) => {
  const block = toPageBlock(blockRow.parse(row))
  return block && pageBlock.parse(block)
}
const toPage = { kind: 'document', document: { relationTo: 'pages', value: 3 } }

test('an image keeps its width, and is as wide as text unless told', () => {
  expect(publish({ blockType: 'image', image: 7, width: 'full' })).toEqual({
    ...{ type: 'image', media: '7', width: 'full' },
  })
  expect(publish({ blockType: 'image', image: 7 })).toMatchObject({ width: 'text' })
})

test('a grid of images', () => {
  expect(publish({ blockType: 'images', images: [1, null, 2], columns: '2' })).toEqual({
    ...{ type: 'images', media: ['1', '2'], columns: 2 },
  })
})

test('a quote leads somewhere when its name is a link', () => {
  const quote = { blockType: 'quote', text: 'Said', attribution: 'Ada', link: toPage }
  expect(publish({ ...quote, isLinked: true })).toEqual({
    ...{ type: 'quote', text: 'Said', attribution: 'Ada' },
    to: { kind: 'page', key: '3' },
  })
  expect(publish({ ...quote, isLinked: false })).toMatchObject({ to: null })
})

test('a call to action leaves out a link that leads to nothing', () => {
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

test('a video is named by its host, with its shape as a number', () => {
  const url = 'https://youtu.be/dQw4w9WgXcQ'
  expect(
    publish({ blockType: 'video', title: 'Video', url, poster: 4, aspectRatio: '4:3' }),
  ).toEqual({
    ...{ type: 'video', title: 'Video', poster: '4', ratio: 1.333 },
    source: { kind: 'embed', provider: 'youtube', id: 'dQw4w9WgXcQ' },
  })
})

test('an embed', () => {
  const url = ' https://maps.example/a '
  expect(publish({ blockType: 'embed', title: 'Map', url, aspectRatio: '1:1' })).toEqual({
    ...{ type: 'embed', title: 'Map', href: 'https://maps.example/a', ratio: 1 },
  })
})

test('what cannot be shown without a part that is missing is left out', () => {
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

test('columns hold their blocks, and all images of a page are found', () => {
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
