import { memo } from 'react'
import { isSamePlacement } from '../../layouts/placement'
import { hasSameTileSettings } from '../tile-context'
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
    hasSameTileSettings(a.context, b.context) &&
    isSamePlacement(a, b),
)
