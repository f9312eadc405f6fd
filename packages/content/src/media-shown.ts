import { flatBlocks, type FlatBlock } from './flat-blocks'
import type { PageBlock } from './page-blocks'
import type { RichText, RichTextBlock } from './rich-text'

/** The images that a page's blocks show, in their order. */
export const mediaInBlocks = (blocks: readonly PageBlock[]): readonly string[] =>
  flatBlocks(blocks).flatMap(mediaInBlock)

/** The same of a text. */
export const mediaInText = (text: RichText): readonly string[] => text.flatMap(mediaInPart)

function mediaInBlock(block: FlatBlock): readonly string[] {
  switch (block.type) {
    case 'richText':
      return mediaInText(block.content)
    case 'image':
      return [block.media]
    case 'images':
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

function mediaInPart(block: RichTextBlock): readonly string[] {
  if (block.type === 'image') return [block.media]
  return block.type === 'video' && block.poster !== null ? [block.poster] : []
}
