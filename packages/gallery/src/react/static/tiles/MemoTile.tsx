import { memo } from 'react'
import { Tile, type TileProps } from './Tile'

/**
 * A tile that is drawn again only when something of it changed; its links are kept true by `useFreshLinks`. Without
 * this the frame that shows the pressed option would draw all tiles.
 */
export const StillTile = memo(
  Tile,
  (a, b) =>
    a.tile === b.tile &&
    a.eager === b.eager &&
    a.context.gallery === b.context.gallery &&
    a.context.labels === b.context.labels &&
    a.context.headingLevel === b.context.headingLevel &&
    isSame(a, b),
)

/** Both are small plain data. */
const isSame = (a: TileProps, b: TileProps) =>
  JSON.stringify([a.style, a.shape]) === JSON.stringify([b.style, b.shape])
