import { memo, type CSSProperties } from 'react'
import type { Rect } from '../../core/layouts/tile-rects'
import type { Placement } from '../layouts/placement'
import type { GalleryContext } from '../static/gallery-context'
import { hasSameTileSettings } from '../static/tile-context'
import { Tile } from '../static/tiles/Tile'
import type { RenderedTile } from './tiles/rendered-tiles'

interface VirtualTileProps {
  readonly context: GalleryContext
  readonly rendered: RenderedTile
  readonly placement: Placement
  readonly eager: boolean
}

/**
 * A tile of a virtual grid, rendered again only when it moves: rendering 1,000 tiles at every change of the state took
 * 20 ms. `useCurrentLinks` updates its links.
 */
export const VirtualTile = memo(
  function VirtualTile({ context, rendered, placement, eager }: VirtualTileProps) {
    const { tile, index, setSize, rect, byStyleSheet } = rendered
    const inSet = setSize === undefined ? undefined : { total: setSize, position: index + 1 }
    if (!tile)
      return (
        <li
          data-pending
          aria-setsize={inSet?.total}
          aria-posinset={inSet?.position}
          style={rectStyle(rect)}
        />
      )
    const { slots, style } = placement.placementAt(index)
    return (
      <Tile
        context={context}
        tile={tile}
        slots={slots}
        style={byStyleSheet ? style : rectStyle(rect)}
        eager={eager}
        inSet={inSet}
      />
    )
  },
  (a, b) => a.rendered === b.rendered && hasSameTileSettings(a.context, b.context),
)

const rectStyle = ({ x, y, width, height }: Rect): CSSProperties => ({
  insetInlineStart: x,
  insetBlockStart: y,
  inlineSize: width,
  blockSize: height,
})
