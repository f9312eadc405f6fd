import type { CSSProperties } from 'react'
import type { Gallery, GalleryView } from '../../core/types'
import { isSamePlacement } from '../layouts/placement'
import { placeGridTiles } from '../static/tiles/Grid'
import type { GridTile } from '../static/tiles/GridList'
import { tileAttributes } from '../static/tiles/Tile'
import type { DeferredFeatures } from '../store/deferred-features'

/**
 * Returns the function that shows the tiles of a view in the elements of the grid; null when there is no element for each
 * of them, in their order.
 */
export function planTiles(
  grid: Element,
  gallery: Gallery,
  view: GalleryView,
  deferred: DeferredFeatures,
): (() => void) | null {
  const { gridTiles: before, keepTiles, updateTiles } = deferred
  if (!before || !keepTiles || !updateTiles || grid.children.length !== before.length) return null
  const { placement, tiles } = placeGridTiles({ gallery, view }, 0)
  const next = keepTiles(before, tiles, gallery.layout === 'list')
  if (!hasSameOrder(before, next)) return null
  return () => {
    updateTiles(grid, gallery.id, next, deferred)
    if (grid instanceof HTMLElement) setStyle(grid, placement.gridStyle)
    next.forEach((each, index) => {
      const element = grid.children[index]
      const old = before[index]
      if (old && element instanceof HTMLElement && !isSamePlacement(old, each))
        placeTile(element, gallery, each)
    })
  }
}

const hasSameOrder = (a: readonly GridTile[], b: readonly GridTile[]) =>
  a.length === b.length && a.every(({ tile }, index) => tile.id === b[index]?.tile.id)

function placeTile(element: HTMLElement, gallery: Gallery, { slots, style }: GridTile): void {
  for (const [name, value] of Object.entries(tileAttributes(gallery, slots)))
    element.setAttribute(name, value)
  setStyle(element, style)
}

/** Custom properties. Those that a view does not have stay: no layout has fewer in another view. */
function setStyle({ style }: HTMLElement, properties: CSSProperties | undefined): void {
  for (const [name, value] of Object.entries(properties ?? {}))
    if (value !== undefined) style.setProperty(name, String(value))
}
