import { expect, test } from 'vitest'
import { everyBlock } from '../../../testing/documents/every-block'
import { galleryBlock } from '../../../testing/documents/test-documents'
import { styleSheetsOfBlocks } from './style-sheets'

const { richText: text } = everyBlock()

test('texts and mosaics need only the style sheet of every page', () => {
  expect(styleSheetsOfBlocks([text, galleryBlock({ id: 'work', title: 'Work' })])).toEqual(['site'])
  expect(styleSheetsOfBlocks([])).toEqual(['site'])
})

test.each([
  { layout: 'list' as const },
  { search: true },
  { sorts: ['title' as const] },
  { paging: { kind: 'pages' as const, size: 6 } },
])('galleries with %o need the rules of all galleries', (settings) => {
  const gallery = galleryBlock({ id: 'work', title: 'Work', ...settings })
  expect(styleSheetsOfBlocks([text, gallery])).toEqual(['site-with-all-galleries'])
  expect(styleSheetsOfBlocks([gallery, everyBlock().quote])).toEqual(['site-with-all-blocks'])
})

test('other blocks need the style sheet of blocks too, once', () => {
  const { quote, image, embed } = everyBlock()
  expect(styleSheetsOfBlocks([text, quote, image])).toEqual(['site', 'blocks'])
  expect(styleSheetsOfBlocks([embed])).toEqual(['site', 'blocks'])
})

test('carousels and dialogs need one style sheet with all rules', () => {
  expect(styleSheetsOfBlocks([everyBlock().modal])).toEqual(['site-with-all-blocks'])
  expect(styleSheetsOfBlocks(Object.values(everyBlock()))).toEqual(['site-with-all-blocks'])
})

test('columns need the rules of columns and of the blocks within them', () => {
  const { columns, image } = everyBlock()
  expect(styleSheetsOfBlocks([{ type: 'columns', columns: [[], [text]] }])).toEqual([
    'site',
    'blocks',
  ])
  expect(styleSheetsOfBlocks([{ type: 'columns', columns: [[image]] }])).toEqual(['site', 'blocks'])
  expect(styleSheetsOfBlocks([columns])).toEqual(['site', 'blocks'])
})
