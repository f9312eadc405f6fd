import type { PageBlock } from './page-blocks'

/** A block that holds no others. */
export type FlatBlock = Exclude<PageBlock, { type: 'columns' }>

/** All blocks in reading order, those within columns as well. */
export const flatBlocks = (blocks: readonly PageBlock[]): readonly FlatBlock[] =>
  blocks.flatMap((block) => (block.type === 'columns' ? block.columns.flat() : [block]))
