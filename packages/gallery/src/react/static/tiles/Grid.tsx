import type { CSSProperties } from 'react'
import { layoutPlacement, shapesOf } from '../../layouts/layout-placement'
import type { Placement } from '../../layouts/placement'
import type { GalleryContext } from '../gallery-context'
import { GridList, type GridTile } from './GridList'
import { reservedHeight } from './reserved-height'

export interface GridProps {
  readonly context: GalleryContext
  readonly eagerImages: number
}

/** The tiles of a view. */
export function Grid({ context, eagerImages }: GridProps) {
  const { placement, tiles } = placeGridTiles(context, eagerImages)
  return <GridList context={context} tiles={tiles} style={gridStyle(context, placement)} />
}

type GridView = Pick<GalleryContext, 'gallery' | 'view'>

interface PlacedTiles {
  readonly placement: Placement
  readonly tiles: readonly GridTile[]
}

export function placeGridTiles({ gallery, view }: GridView, eagerImages: number): PlacedTiles {
  const placement = layoutPlacement(gallery, shapesOf(view.tiles))
  const tiles = view.tiles.map((tile, index) => ({
    tile,
    ...placement.placementAt(index),
    eager: index < eagerImages,
  }))
  return { placement, tiles }
}

export const gridStyle = ({ gallery, view }: GridView, placement: Placement): CSSProperties => ({
  ...placement.gridStyle,
  ...reservedHeight(gallery, view),
})
