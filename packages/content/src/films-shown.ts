import { flatBlocks } from './flat-blocks'
import type { PageBlock } from './page-blocks'
import type { RichText } from './rich-text'
import type { VideoSource } from './video'

/** The films of the site's own that a page's blocks show, in their order. */
export const filmsInBlocks = (blocks: readonly PageBlock[]): readonly string[] =>
  flatBlocks(blocks).flatMap((block) => {
    if (block.type === 'video') return filmsOf(block.source)
    return block.type === 'richText' || block.type === 'modal' ? filmsInText(block.content) : []
  })

/** The same of a text. */
export const filmsInText = (text: RichText): readonly string[] =>
  text.flatMap((block) => (block.type === 'video' ? filmsOf(block.source) : []))

const filmsOf = (source: VideoSource) => ('film' in source ? [source.film] : [])
