import type { GridSnapshot } from '../../core/animation/plan-animation'
import { computeTileRects } from '../../core/layouts/compute-tile-rects'
import type { GridMetrics } from '../../core/layouts/tile-rects'
import type { Gallery, Tile } from '../../core/types'
import { shapesOf } from '../layouts/layout-placement'

/** The rectangles of all tiles of a gallery in a grid of these sizes. */
export function takeGridSnapshot(
  gallery: Gallery,
  tiles: readonly Tile[],
  metrics: GridMetrics,
): GridSnapshot {
  let indexes: ReadonlyMap<string, number> | undefined
  return {
    rects: computeTileRects(gallery, shapesOf(tiles), metrics),
    idAt: (index) => tiles[index]?.id,
    indexOf: (id) =>
      (indexes ??= new Map(tiles.map((tile, index) => [tile.id, index] as const))).get(id),
  }
}
