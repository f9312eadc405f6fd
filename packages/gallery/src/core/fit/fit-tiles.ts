import { resolvePattern } from '../patterns/resolve-pattern'
import type { Gallery } from '../types'
import { fitPositions } from './fit-positions'
import { fitsShapes, fittedShape, patternCells, type SizedTile } from './pattern-cells'

/** All tiles of a gallery in the order in which it shows them: the given order without Fit shapes. */
export function fitTiles<T extends SizedTile>(
  gallery: Pick<Gallery, 'layout' | 'pattern' | 'fitShapes'>,
  tiles: readonly T[],
): readonly T[] {
  if (!fitsShapes(gallery)) return tiles
  const all = [...tiles.keys()]
  return fitPositions(0, tiles.length, {
    count: tiles.length,
    cells: patternCells(resolvePattern(gallery)),
    slice: (from, to) => all.slice(from, to),
    shapeOf: (index) => fittedShape(tiles[index]),
  }).flatMap((index) => tiles[index] ?? [])
}
