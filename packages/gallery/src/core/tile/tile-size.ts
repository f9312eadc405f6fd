import type { TileSize } from '../enumerations'
import type { Span } from '../types'

/** The size class of a tile, by its span at the wide breakpoint. Decides the position of its text. */
export const tileSize = ([columns, rows]: Span): TileSize =>
  rows === 1 ? (columns === 1 ? 'small' : 'wide') : columns === 1 ? 'tall' : 'big'
