import type { PageBlock } from './page-blocks'

/** A block that contains no other blocks. */
export type FlatBlock = Exclude<PageBlock, { type: 'columns' }>

/** All blocks in reading order; columns are replaced by their blocks. */
export const flattenBlocks = (blocks: readonly PageBlock[]): readonly FlatBlock[] =>
  blocks.flatMap((block) => (block.type === 'columns' ? block.columns.flat() : [block]))
