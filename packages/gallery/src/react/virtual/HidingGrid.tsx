import { useContext, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect'
import { gridStyle, placeGridTiles, type GridProps } from '../static/tiles/Grid'
import { GridList } from '../static/tiles/GridList'
import { GridContext } from './grid-context'

/** A grid of a few tiles. Tiles that a filter removes stay in the page, hidden. */
export function HidingGrid({ context, eagerImages }: GridProps) {
  const { gallery, view } = context
  const deferred = useContext(GridContext)?.deferred
  const list = useRef<HTMLUListElement>(null)
  const place = () => ({ view, ...placeGridTiles(context, eagerImages) })
  const [grid, setGrid] = useState(place)
  if (grid.view !== view) {
    const next = place()
    const tiles = deferred?.keepTiles?.(grid.tiles, next.tiles, gallery.layout === 'list')
    setGrid(tiles ? { ...next, tiles } : next)
  }
  useBrowserLayoutEffect(() => {
    if (!list.current || !deferred) return
    deferred.updateTiles?.(list.current, gallery.id, grid.tiles, deferred)
    Object.assign(deferred, { gridTiles: grid.tiles })
  }, [gallery, grid, deferred])
  const style = gridStyle(context, grid.placement)
  return <GridList context={context} gridRef={list} tiles={grid.tiles} style={style} />
}
