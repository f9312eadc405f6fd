import { flatBlocks, type FlatBlock, type PageBlock } from '@tessera/content'

/** Style sheets that pages ask for: `site/styles`. Each page for one or two, which say all that can be seen of it. */
export type PageSheet =
  'site' | 'blocks' | 'site-with-all-blocks' | 'article' | 'search-page' | 'notice' | 'open-view'

/** Something of each sheet, such as its address. */
export const pageSheets = <T>(of: (sheet: PageSheet) => T): Readonly<Record<PageSheet, T>> => ({
  site: of('site'),
  blocks: of('blocks'),
  'site-with-all-blocks': of('site-with-all-blocks'),
  article: of('article'),
  'search-page': of('search-page'),
  notice: of('notice'),
  'open-view': of('open-view'),
})

/** Those of a page of blocks, in the order they are linked. */
export function sheetsOfBlocks(blocks: readonly PageBlock[]): readonly PageSheet[] {
  const wanted = new Set<PageSheet>([
    blocks.some(({ type }) => type === 'columns') ? 'blocks' : 'site',
    ...flatBlocks(blocks).map(sheetOfBlock),
  ])
  if (wanted.has('site-with-all-blocks')) return ['site-with-all-blocks']
  return wanted.has('blocks') ? ['site', 'blocks'] : ['site']
}

/** The smallest that has the block's rules. */
function sheetOfBlock(block: FlatBlock): PageSheet {
  switch (block.type) {
    case 'gallery':
    case 'richText':
      return 'site'
    case 'modal':
    case 'carousel':
      return 'site-with-all-blocks'
    case 'video':
    case 'embed':
    case 'image':
    case 'images':
    case 'quote':
    case 'callToAction':
      return 'blocks'
  }
}
