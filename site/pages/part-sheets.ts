import { flatBlocks, type FlatBlock, type PageBlock } from '@tessera/content'
import type { RichText, RichTextBlock } from '@tessera/content'
import { tooltipsIn } from '../components/moving/tooltip-ids'

/** Style sheets of parts that few pages have, each linked by those that have it. In the order they are linked. */
export const PART_SHEETS = [
  'blocks',
  'text-parts',
  'frames',
  'carousel',
  'modal',
  'tooltip',
] as const
export type PartSheet = (typeof PART_SHEETS)[number]

/** Something of each sheet, such as its address. */
export const partSheets = <T>(of: (sheet: PartSheet) => T): Readonly<Record<PartSheet, T>> => ({
  blocks: of('blocks'),
  'text-parts': of('text-parts'),
  frames: of('frames'),
  carousel: of('carousel'),
  modal: of('modal'),
  tooltip: of('tooltip'),
})

/** What a page's blocks want besides the sheet of every page, each once. */
export const sheetsOfBlocks = (blocks: readonly PageBlock[]): readonly PartSheet[] =>
  inOrder([
    ...(blocks.some(({ type }) => type === 'columns') ? (['blocks'] as const) : []),
    ...flatBlocks(blocks).flatMap(sheetsOfBlock),
  ])

/** The same of a text. */
export const sheetsOfText = (content: RichText): readonly PartSheet[] =>
  inOrder([
    ...content.flatMap(({ type }) => SHEETS_OF_TEXT[type]),
    ...(tooltipsIn(content).length > 0 ? (['tooltip'] as const) : []),
  ])

const inOrder = (wanted: readonly PartSheet[]) =>
  PART_SHEETS.filter((sheet) => wanted.includes(sheet))

function sheetsOfBlock(block: FlatBlock): readonly PartSheet[] {
  switch (block.type) {
    case 'gallery':
      return []
    case 'richText':
      return sheetsOfText(block.content)
    case 'modal':
      return ['modal', ...sheetsOfText(block.content)]
    case 'carousel':
      return ['carousel']
    case 'video':
    case 'embed':
      return ['blocks', 'frames']
    case 'picture':
    case 'pictures':
    case 'quote':
    case 'callToAction':
      return ['blocks']
  }
}

const SHEETS_OF_TEXT: Readonly<Record<RichTextBlock['type'], readonly PartSheet[]>> = {
  paragraph: [],
  heading: [],
  quote: [],
  rule: [],
  picture: [],
  list: [],
  code: ['text-parts'],
  pullQuote: ['text-parts'],
  video: ['frames'],
}
