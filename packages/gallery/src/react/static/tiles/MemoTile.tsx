import { memo } from 'react'
import { hasEqualContent, Tile } from './Tile'

/**
 * A tile that is rendered again only when its own data changed. Otherwise the frame that shows a pressed option would
 * render all tiles. `useCurrentLinks` updates its links.
 */
export const MemoTile = memo(
  Tile,
  (a, b) =>
    a.isHidden === b.isHidden &&
    hasEqualContent(a, b) &&
    (a.style === b.style || JSON.stringify(a.style) === JSON.stringify(b.style)),
)
