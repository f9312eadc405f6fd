import type { PatternCells } from './cells-of-pattern'
import { fitPositions } from './fit-positions'
import type { FittedShape } from './fit-repeat'

/** Tiles in the order in which the cells of a pattern show them. */
export function fitToCells<T>(
  tiles: readonly T[],
  cells: PatternCells,
  shapeOf: (index: number) => FittedShape,
): readonly T[] {
  const all = [...tiles.keys()]
  return fitPositions(0, tiles.length, {
    ...{ count: tiles.length, cells, shapeOf },
    slice: (from, to) => all.slice(from, to),
  }).flatMap((index) => tiles[index] ?? [])
}
