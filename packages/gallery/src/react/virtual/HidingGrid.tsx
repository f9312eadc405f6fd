import { useState } from 'react'
import { GridList, placeGridTiles, type GridProps, type GridTile } from '../static/tiles/Grid'

type KeepTiles = (
  before: readonly GridTile[],
  shown: readonly GridTile[],
  areHiddenLast: boolean,
) => readonly GridTile[]

/** `DeferredEffects` sets `keep` to `keepTiles`. Until then, tiles that a filter removes leave the page. */
export const tileKeeping: { keep: KeepTiles } = { keep: (_before, shown) => shown }

/** A grid of a few tiles. Tiles that a filter removes stay in the page, hidden. */
export function HidingGrid({ context, eagerImages }: GridProps) {
  const { gallery, view } = context
  const place = () => ({ view, ...placeGridTiles(context, eagerImages) })
  const [grid, setGrid] = useState(place)
  if (grid.view !== view) {
    const next = place()
    setGrid({
      ...next,
      tiles: tileKeeping.keep(grid.tiles, next.tiles, gallery.layout === 'list'),
    })
  }
  return <GridList context={context} {...grid} />
}
