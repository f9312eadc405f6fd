import { memo } from 'react'
import type { Placement } from '../layouts/placement'
import type { GalleryContext } from '../static/gallery-context'
import { hasSameTileSettings } from '../static/tile-context'
import type { RenderedTile } from './tiles/rendered-tiles'
import { VirtualTile } from './VirtualTile'

interface VirtualChunkProps {
  readonly context: GalleryContext
  readonly tiles: readonly RenderedTile[]
  readonly placement: Placement
  readonly eagerImages: number
}

/** Tiles of a virtual grid, rendered again only when one of them is. */
export const VirtualChunk = memo(
  function VirtualChunk({ context, tiles, placement, eagerImages }: VirtualChunkProps) {
    return tiles.map((each) => (
      <VirtualTile
        key={each.tile?.id ?? `at ${each.index}`}
        context={context}
        rendered={each}
        placement={placement}
        eager={each.byStyleSheet && each.index < eagerImages}
      />
    ))
  },
  (a, b) =>
    a.tiles.length === b.tiles.length &&
    a.tiles.every((tile, index) => tile === b.tiles[index]) &&
    hasSameTileSettings(a.context, b.context),
)
