import { flatBlocks, type FlatBlock, type PageBlock } from '@tessera/content'
import { mediaInText } from './rich-text-media'

/** The images that a page's blocks show, in their order. */
export const mediaInBlocks = (blocks: readonly PageBlock[]): readonly string[] =>
  flatBlocks(blocks).flatMap(mediaIn)

function mediaIn(block: FlatBlock): readonly string[] {
  switch (block.type) {
    case 'richText':
      return mediaInText(block.content)
    case 'picture':
      return [block.media]
    case 'pictures':
      return block.media
    case 'video':
      return block.poster === null ? [] : [block.poster]
    case 'carousel':
      return block.items.flatMap((item) => ('media' in item ? [item.media] : []))
    case 'modal':
      return mediaInText(block.content)
    case 'gallery':
    case 'quote':
    case 'callToAction':
    case 'embed':
      return []
  }
}
