import type { CSSProperties, Ref } from 'react'
import type { TilePlacement } from '../../layouts/placement'
import type { Tile } from '../../../core/types'
import type { TileContext } from '../tile-context'
import { MemoTile } from './MemoTile'

/** A tile in the markup of a grid. */
export interface GridTile extends TilePlacement {
  readonly tile: Tile
  readonly eager: boolean
  /** Whether the view does not have it. It stays in the page with its last placement. */
  readonly isHidden?: boolean
}

/** The list of tiles. The style sheet places them. */
export function GridList({
  context,
  tiles,
  style,
  gridRef,
}: {
  readonly context: TileContext
  readonly tiles: readonly GridTile[]
  readonly style: CSSProperties
  readonly gridRef?: Ref<HTMLUListElement>
}) {
  const { layout, hoverBox } = context.gallery
  return (
    // The text of a list is beside the image, so nothing hides it.
    <ul ref={gridRef} data-grid data-hover={layout === 'list' ? 'none' : hoverBox} style={style}>
      {tiles.map((each) => (
        <MemoTile key={each.tile.id} context={context} {...each} />
      ))}
    </ul>
  )
}
