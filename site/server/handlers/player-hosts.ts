import { flattenBlocks, type PageBlock, type RichText, type VideoReference } from '@tessera/content'
import { playerOf } from '../../components/blocks/video/players'

/** Hosts of the video players that the blocks of a page can show. */
export const playerHostsInBlocks = (blocks: readonly PageBlock[]): readonly string[] =>
  flattenBlocks(blocks).flatMap((block) => {
    if (block.type === 'video') return hostsOf(block)
    return block.type === 'richText' ? playerHostsInText(block.content) : []
  })

export const playerHostsInText = (content: RichText): readonly string[] =>
  content.flatMap((block) => (block.type === 'video' ? hostsOf(block) : []))

function hostsOf({ source }: VideoReference): readonly string[] {
  const player = playerOf(source)
  return player ? [new URL(player.frame).host] : []
}
