import { useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect'
import { GridList, placeGridTiles, type GridProps } from '../static/tiles/Grid'
import type { hideTiles, keepTiles } from './kept-tiles'

/** `DeferredEffects` sets it. Until then, tiles that a filter removes leave the page. */
export const tileKeeping: { keep?: typeof keepTiles; hide?: typeof hideTiles } = {}

/** A grid of a few tiles. Tiles that a filter removes stay in the page, hidden. */
export function HidingGrid({ context, eagerImages }: GridProps) {
  const { gallery, view } = context
  const list = useRef<HTMLUListElement>(null)
  const place = () => ({ view, ...placeGridTiles(context, eagerImages) })
  const [grid, setGrid] = useState(place)
  if (grid.view !== view) {
    const next = place()
    const tiles = tileKeeping.keep?.(grid.tiles, next.tiles, gallery.layout === 'list')
    setGrid(tiles ? { ...next, tiles } : next)
  }
  useBrowserLayoutEffect(() => {
    if (list.current) tileKeeping.hide?.(list.current, gallery.id, grid.tiles)
  }, [gallery, grid])
  return <GridList context={context} gridRef={list} {...grid} />
}
