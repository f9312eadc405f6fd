import { memo } from 'react'
import { Tile, type TileProps } from './Tile'

/**
 * A tile that is rendered again only when its own data changed. Otherwise the frame that shows a pressed option would
 * render all tiles. `useCurrentLinks` updates its links.
 */
export const MemoTile = memo(
  Tile,
  (a, b) =>
    a.tile === b.tile &&
    a.eager === b.eager &&
    a.context.gallery === b.context.gallery &&
    a.context.labels === b.context.labels &&
    a.context.headingLevel === b.context.headingLevel &&
    hasEqualPlacement(a, b),
)

/** Both are small plain data. */
const hasEqualPlacement = (a: TileProps, b: TileProps) =>
  JSON.stringify([a.style, a.slots]) === JSON.stringify([b.style, b.slots])
