import type { Gallery } from '../types'
import { fitPositions } from './fit-positions'
import {
  assignsToCells,
  fittedShape,
  patternCells,
  type CellSettings,
  type SizedTile,
} from './pattern-cells'

/** All tiles of a gallery in the order in which it shows them: the given order without Fit shapes and large tiles. */
export function fitTiles<T extends SizedTile>(
  gallery: CellSettings & Pick<Gallery, 'pattern' | 'rowHeight' | 'gap'>,
  tiles: readonly T[],
): readonly T[] {
  if (!assignsToCells(gallery)) return tiles
  const all = [...tiles.keys()]
  return fitPositions(0, tiles.length, {
    count: tiles.length,
    cells: patternCells(gallery),
    slice: (from, to) => all.slice(from, to),
    shapeOf: (index) => fittedShape(gallery, tiles[index], index),
  }).flatMap((index) => tiles[index] ?? [])
}
