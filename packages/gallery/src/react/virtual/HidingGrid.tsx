import { useState } from 'react'
import { GridList, placeGridTiles, type GridProps } from '../static/tiles/Grid'
import { keepTiles } from './kept-tiles'

/** A grid of a few tiles. Tiles that a filter removes stay in the page, hidden. */
export function HidingGrid({ context, eagerImages }: GridProps) {
  const { gallery, view } = context
  const [grid, setGrid] = useState(() => ({ view, placed: placeGridTiles(context, eagerImages) }))
  if (grid.view !== view) {
    const placed = placeGridTiles(context, eagerImages)
    const tiles = keepTiles(grid.placed.tiles, placed.tiles, gallery.layout === 'list')
    setGrid({ view, placed: { ...placed, tiles } })
  }
  return <GridList context={context} {...grid.placed} />
}
