import { memo, type CSSProperties } from 'react'
import type { Box } from '../../core/layouts/arrangement'
import type { GalleryContext } from '../static/gallery-context'
import type { Places } from '../layouts/placement'
import { Tile } from '../static/tiles/Tile'
import type { Placed } from './rendered-tiles'

interface PlacedTileProps {
  readonly context: GalleryContext
  readonly placed: Placed
  readonly places: Places
  readonly eager: boolean
}

/**
 * Drawn again only when it moves: at 1,000 tiles, drawing all for every change of state took 20 ms. Its links are
 * kept true by `useFreshLinks`.
 */
export const PlacedTile = memo(
  function PlacedTile({ context, placed, places, eager }: PlacedTileProps) {
    const { tile, index, setSize, box, bySheet, boxed = false } = placed
    const inSet = setSize === undefined ? undefined : { total: setSize, position: index + 1 }
    if (!tile)
      return (
        <li
          data-pending
          aria-setsize={inSet?.total}
          aria-posinset={inSet?.position}
          style={boxStyle(box)}
        />
      )
    const { shape, style } = places.placeAt(index)
    return (
      <Tile
        context={context}
        tile={tile}
        shape={shape}
        style={{ ...(bySheet && style), ...((boxed || !bySheet) && boxStyle(box)) }}
        eager={eager}
        inSet={inSet}
      />
    )
  },
  (a, b) =>
    a.placed === b.placed &&
    a.context.labels === b.context.labels &&
    a.context.gallery === b.context.gallery,
)

const boxStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  insetInlineStart: x,
  insetBlockStart: y,
  inlineSize: width,
  blockSize: height,
})
