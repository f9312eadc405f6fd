import { memo } from 'react'
import { isSamePlacement } from '../../layouts/placement'
import { Tile } from './Tile'

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
    a.context.slots.renderTile === b.context.slots.renderTile &&
    isSamePlacement(a, b),
)
