import type { Ref } from 'react'
import { layoutPlacement, shapesOf } from '../../layouts/layout-placement'
import type { Placement, TilePlacement } from '../../layouts/placement'
import type { Tile } from '../../../core/types'
import type { GalleryContext } from '../gallery-context'
import { MemoTile } from './MemoTile'
import { reservedHeight } from './reserved-height'

export interface GridProps {
  readonly context: GalleryContext
  readonly eagerImages: number
}

/** The tiles of a view. The style sheet places them. */
export function Grid({ context, eagerImages }: GridProps) {
  return <GridList context={context} {...placeGridTiles(context, eagerImages)} />
}

/** A tile in the markup of a grid. */
export interface GridTile extends TilePlacement {
  readonly tile: Tile
  readonly eager: boolean
  /** Whether the view does not have it. It stays in the page with its last placement. */
  readonly isHidden?: boolean
}

interface PlacedTiles {
  readonly placement: Placement
  readonly tiles: readonly GridTile[]
}

export function placeGridTiles(
  { gallery, view }: Pick<GalleryContext, 'gallery' | 'view'>,
  eagerImages: number,
): PlacedTiles {
  const placement = layoutPlacement(gallery, shapesOf(view.tiles))
  const tiles = view.tiles.map((tile, index) => ({
    tile,
    ...placement.placementAt(index),
    eager: index < eagerImages,
  }))
  return { placement, tiles }
}

export function GridList(
  props: PlacedTiles & {
    readonly context: GalleryContext
    readonly gridRef?: Ref<HTMLUListElement>
  },
) {
  const { context, placement, tiles, gridRef } = props
  const { gallery, view } = context
  return (
    // The text of a list is beside the image, so nothing hides it.
    <ul
      ref={gridRef}
      data-grid
      data-hover={gallery.layout === 'list' ? 'none' : gallery.hoverBox}
      style={{ ...placement.gridStyle, ...reservedHeight(gallery, view) }}
    >
      {tiles.map((each) => (
        <MemoTile key={each.tile.id} context={context} {...each} />
      ))}
    </ul>
  )
}
