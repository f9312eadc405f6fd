import { expect, test } from 'vitest'
import { everyBlock } from '../testing/every-block'
import { sheetsOfBlocks } from './page-sheets'

const { richText: text } = everyBlock()

test('texts and galleries ask for the sheet of every page alone', () => {
  expect(sheetsOfBlocks([text])).toEqual(['site'])
  expect(sheetsOfBlocks([])).toEqual(['site'])
})

test('other blocks ask for theirs as well, once', () => {
  const { quote, image, embed } = everyBlock()
  expect(sheetsOfBlocks([text, quote, image])).toEqual(['site', 'blocks'])
  expect(sheetsOfBlocks([embed])).toEqual(['site', 'blocks'])
})

test('what moves asks for one sheet that has everything', () => {
  expect(sheetsOfBlocks([everyBlock().modal])).toEqual(['site-with-all-blocks'])
  expect(sheetsOfBlocks(Object.values(everyBlock()))).toEqual(['site-with-all-blocks'])
})

test('columns ask for the rules of columns, and what stands within them counts as well', () => {
  const { columns, image } = everyBlock()
  expect(sheetsOfBlocks([{ type: 'columns', columns: [[], [text]] }])).toEqual(['site', 'blocks'])
  expect(sheetsOfBlocks([{ type: 'columns', columns: [[image]] }])).toEqual(['site', 'blocks'])
  expect(sheetsOfBlocks([columns])).toEqual(['site', 'blocks'])
})
