import type { RichText, RichTextBlock } from '../rich-text/rich-text'
import { flattenBlocks, type FlatBlock } from './flatten-blocks'
import type { PageBlock } from './page-blocks'

/** Ids of the images that blocks show, in reading order. */
export const mediaInBlocks = (blocks: readonly PageBlock[]): readonly string[] =>
  flattenBlocks(blocks).flatMap(mediaInBlock)

/** Ids of the images that a text shows, in reading order. */
export const mediaInText = (text: RichText): readonly string[] => text.flatMap(mediaInTextBlock)

function mediaInBlock(block: FlatBlock): readonly string[] {
  switch (block.type) {
    case 'richText':
    case 'modal':
      return mediaInText(block.content)
    case 'image':
      return [block.media]
    case 'images':
      return block.media
    case 'video':
      return block.poster === null ? [] : [block.poster]
    case 'carousel':
      return block.items.flatMap((item) => ('media' in item ? [item.media] : []))
    case 'gallery':
    case 'quote':
    case 'callToAction':
    case 'embed':
      return []
  }
}

function mediaInTextBlock(block: RichTextBlock): readonly string[] {
  if (block.type === 'image') return [block.media]
  return block.type === 'video' && block.poster !== null ? [block.poster] : []
}
