import type { RichText } from '../rich-text/rich-text'
import { flattenBlocks } from './flatten-blocks'
import type { PageBlock } from './page-blocks'
import type { VideoSource } from './video-reference'

/** Ids of the uploaded videos that blocks show, in reading order. */
export const videosInBlocks = (blocks: readonly PageBlock[]): readonly string[] =>
  flattenBlocks(blocks).flatMap((block) => {
    if (block.type === 'video') return uploadedVideos(block.source)
    return block.type === 'richText' || block.type === 'modal' ? videosInText(block.content) : []
  })

/** Ids of the uploaded videos that a text shows, in reading order. */
export const videosInText = (text: RichText): readonly string[] =>
  text.flatMap((block) => (block.type === 'video' ? uploadedVideos(block.source) : []))

const uploadedVideos = (source: VideoSource) => ('video' in source ? [source.video] : [])
