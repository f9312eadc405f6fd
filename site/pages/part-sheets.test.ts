import { expect, test } from 'vitest'
import { everyBlock, everyTextPart } from '../testing/every-block'
import { PART_SHEETS, sheetsOfBlocks, sheetsOfText } from './part-sheets'

const { code, video, heading, list, picture, quote, rule } = everyTextPart()

test('a page of plain texts wants no sheet of its own', () => {
  const plain = [heading, list, picture, quote, rule]
  expect(sheetsOfText(plain)).toEqual([])
  expect(sheetsOfBlocks([{ type: 'richText', content: plain }])).toEqual([])
})

test('each part brings its own, once and in one order', () => {
  expect(sheetsOfText([video, code, video])).toEqual(['text-parts', 'frames'])
  expect(sheetsOfBlocks([everyBlock().quote, everyBlock().picture])).toEqual(['blocks'])
  expect(sheetsOfBlocks([everyBlock().embed])).toEqual(['blocks', 'frames'])
  expect(sheetsOfBlocks(Object.values(everyBlock()))).toEqual(PART_SHEETS)
})

test('what stands within columns counts as well', () => {
  const content = [heading, code]
  const columns = [[{ type: 'richText', content } as const], [everyBlock().quote]]
  expect(sheetsOfBlocks([{ type: 'columns', columns }])).toContain('text-parts')
  expect(sheetsOfBlocks([{ type: 'columns', columns: [[], []] }])).toEqual(['blocks'])
})
