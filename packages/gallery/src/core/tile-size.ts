import type { Span, TileSize } from './types'

/** How large a tile counts for its text's position, by its span at the wide breakpoint. */
export const tileSize = ([columns, rows]: Span): TileSize =>
  rows === 1 ? (columns === 1 ? 'small' : 'wide') : columns === 1 ? 'tall' : 'big'
