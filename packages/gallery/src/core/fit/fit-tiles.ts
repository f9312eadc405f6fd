import type { Gallery } from '../types'
import { fitToCells } from './fit-to-cells'
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
  return fitToCells(tiles, patternCells(gallery), (index) =>
    fittedShape(gallery, tiles[index], index),
  )
}
