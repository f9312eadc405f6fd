import { flatBlocks } from './flat-blocks'
import type { PageBlock } from './page-blocks'
import type { RichText } from './rich-text'
import type { VideoSource } from './video-reference'

/** The videos of the site's own that a page's blocks show, in their order. */
export const videosInBlocks = (blocks: readonly PageBlock[]): readonly string[] =>
  flatBlocks(blocks).flatMap((block) => {
    if (block.type === 'video') return videosOf(block.source)
    return block.type === 'richText' || block.type === 'modal' ? videosInText(block.content) : []
  })

/** The same of a text. */
export const videosInText = (text: RichText): readonly string[] =>
  text.flatMap((block) => (block.type === 'video' ? videosOf(block.source) : []))

const videosOf = (source: VideoSource) => ('video' in source ? [source.video] : [])
