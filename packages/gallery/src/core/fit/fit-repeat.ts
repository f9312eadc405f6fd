import { assignCells } from './assign-cells'
import type { PatternCell } from './cells-of-pattern'

/** What decides which cell of a repeat a tile takes. */
export interface FittedShape {
  /** Width divided by height of the image; null for a text cover, which has any shape. */
  readonly ratio: number | null
  /** Whether the tile takes the largest cell of its repeat. Of several, the first takes it. */
  readonly isLarge?: boolean | undefined
  /** Whether the tile keeps its own cell, unless a large one takes it. */
  readonly isPinned?: boolean
}

/**
 * Cost of each cell by which a tile moves away from its own: of two assignments that crop about as much, the one closer
 * to the gallery's own order is used.
 */
const MOVE_COST = 0.001

/** The same for a pinned tile: above any loss, and below `LARGE_COST` in every pattern. */
const PINNED_MOVE_COST = 20

/** Cost of each grid cell of a text cover: the large tiles are for images. */
const TEXT_COVER_COST = 0.5

/** Above any sum of losses in one repeat. */
const LARGE_COST = 1_000

/**
 * Assigns the tiles of one repeat of a pattern to its cells by their proportions: the least sum of losses over all
 * breakpoints. Returns the index of the tile in each cell.
 */
export function fitRepeat(
  shapes: readonly FittedShape[],
  cells: readonly PatternCell[],
): readonly number[] {
  const areas = cells.map(({ area }) => area).toSorted((a, b) => b - a)
  const costs = shapes.map(({ ratio, isLarge, isPinned }, tile) =>
    cells.map((cell, index) => {
      const loss = isLarge ? LARGE_COST * areas.indexOf(cell.area) : lossOf(ratio, cell)
      const move = Math.abs(index - tile)
      // Several short moves cost less than a long one, because they keep the order of the other tiles.
      return loss + (isPinned ? PINNED_MOVE_COST : MOVE_COST) * move * (1 + 1e-6 * move)
    }),
  )
  const tiles = shapes.map(() => 0)
  assignCells(costs).forEach((cell, tile) => (tiles[cell] = tile))
  return tiles
}

/** How much larger than the visible part the image is, as a factor minus 1: a strong crop costs more than two weak ones. */
function lossOf(ratio: number | null, { ratios, area }: PatternCell): number {
  if (ratio === null) return TEXT_COVER_COST * area
  return ratios.reduce((sum, cell) => sum + Math.max(cell / ratio, ratio / cell) - 1, 0)
}
