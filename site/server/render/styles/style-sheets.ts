import { flattenBlocks, type FlatBlock, type GalleryBlock, type PageBlock } from '@tessera/content'
import type { StyleSheetName } from '../../../components/layout/head/assets'

/** Maps each style sheet of pages to a value, such as its URL. */
export const mapStyleSheets = <T>(
  map: (name: StyleSheetName) => T,
): Readonly<Record<StyleSheetName, T>> => ({
  site: map('site'),
  'site-with-all-galleries': map('site-with-all-galleries'),
  blocks: map('blocks'),
  'site-with-all-blocks': map('site-with-all-blocks'),
  article: map('article'),
  'search-page': map('search-page'),
  notice: map('notice'),
  'open-slide': map('open-slide'),
})

/** The style sheets of a page of blocks, in the order of their links. */
export function styleSheetsOfBlocks(blocks: readonly PageBlock[]): readonly StyleSheetName[] {
  const needed = new Set<StyleSheetName>([
    blocks.some(({ type }) => type === 'columns') ? 'blocks' : 'site',
    ...flattenBlocks(blocks).map(styleSheetOfBlock),
  ])
  const hasOtherBlocks = needed.has('blocks')
  const hasExtras = needed.has('site-with-all-galleries')
  if (needed.has('site-with-all-blocks') || (hasOtherBlocks && hasExtras))
    return ['site-with-all-blocks']
  if (hasExtras) return ['site-with-all-galleries']
  return hasOtherBlocks ? ['site', 'blocks'] : ['site']
}

/** The smallest style sheet with the rules of a block. */
function styleSheetOfBlock(block: FlatBlock): StyleSheetName {
  switch (block.type) {
    case 'gallery':
      return isExtended(block) ? 'site-with-all-galleries' : 'site'
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

/** Whether a gallery needs extras.css of the gallery package. */
const isExtended = ({ layout, search, sorts, paging }: GalleryBlock): boolean =>
  !['mosaic', 'columns'].includes(layout) || search || sorts.length > 0 || paging.kind === 'pages'
