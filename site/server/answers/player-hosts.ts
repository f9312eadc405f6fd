import { flatBlocks, type PageBlock, type RichText, type VideoReference } from '@tessera/content'
import { playerOf } from '../../components/players'

/** Hosts of the players that a page's videos ask for, once a visitor does. */
export const playersOfBlocks = (blocks: readonly PageBlock[]): readonly string[] =>
  flatBlocks(blocks).flatMap((block) => {
    if (block.type === 'video') return hostOf(block)
    return block.type === 'richText' ? playersOfText(block.content) : []
  })

export const playersOfText = (content: RichText): readonly string[] =>
  content.flatMap((block) => (block.type === 'video' ? hostOf(block) : []))

function hostOf({ source }: VideoReference): readonly string[] {
  const player = playerOf(source)
  return player ? [new URL(player.frame).host] : []
}
