import { arrange } from '../../core/layouts/arrange'
import type { Measures } from '../../core/layouts/arrangement'
import type { Scene } from '../../core/movement'
import type { Gallery, Tile } from '../../core/types'
import { shapesOf } from '../layouts/layout-placement'

/** All tiles of a gallery in their places in a grid of these measures. */
export function sceneOf(gallery: Gallery, tiles: readonly Tile[], measures: Measures): Scene {
  let indexes: ReadonlyMap<string, number> | undefined
  return {
    arrangement: arrange(gallery, shapesOf(tiles), measures),
    idAt: (index) => tiles[index]?.id,
    indexOf: (id) =>
      (indexes ??= new Map(tiles.map((tile, index) => [tile.id, index] as const))).get(id),
  }
}
