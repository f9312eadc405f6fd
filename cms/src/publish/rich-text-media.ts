import type { RichText, RichTextBlock } from '@tessera/content'

/** The images in a text, in their order. */
export const mediaInText = (text: RichText): readonly string[] => text.flatMap(mediaIn)

function mediaIn(block: RichTextBlock): readonly string[] {
  if (block.type === 'picture') return [block.media]
  return block.type === 'video' && block.poster !== null ? [block.poster] : []
}
