import { expect, test } from 'vitest'
import { everyBlock } from '../../../testing/every-block'
import { styleSheetsOfBlocks } from './style-sheets'

const { richText: text } = everyBlock()

test('texts and galleries need only the style sheet of every page', () => {
  expect(styleSheetsOfBlocks([text])).toEqual(['site'])
  expect(styleSheetsOfBlocks([])).toEqual(['site'])
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
