import type { DrawnTile } from '@tessera/gallery/patterns'
import { movedTo, sizedTo, tileBetween, type Cell } from '../drawing/tiles'
import type { DrawingAction } from '../drawing/drawing-reducer'

/** The edge of a tile that a resize handle moves. */
export type Edge = 'end' | 'bottom' | 'corner'

/** A drag in progress. `from` is the cell where it started. */
export type Drag =
  | { readonly kind: 'draw'; readonly from: Cell }
  | { readonly kind: 'move'; readonly tile: number; readonly from: Cell }
  | { readonly kind: 'resize'; readonly tile: number; readonly from: Cell; readonly edge: Edge }

interface Grid {
  readonly columns: number
  readonly tiles: readonly DrawnTile[]
}

/** The tile that results if the drag ends at a cell; null if the tile does not exist. */
export function draggedTile(drag: Drag, to: Cell, { columns, tiles }: Grid): DrawnTile | null {
  if (drag.kind === 'draw') return tileBetween(drag.from, to)
  const tile = tiles[drag.tile]
  if (!tile) return null
  const columnDelta = to.column - drag.from.column
  const rowDelta = to.row - drag.from.row
  if (drag.kind === 'move') {
    return movedTo(tile, { column: tile.column + columnDelta, row: tile.row + rowDelta }, columns)
  }
  const size = {
    columns: tile.columns + (drag.edge === 'bottom' ? 0 : columnDelta),
    rows: tile.rows + (drag.edge === 'end' ? 0 : rowDelta),
  }
  return sizedTo(tile, size, columns)
}

/** The action for the end of a drag. It is one undo step. */
export function dropAction(drag: Drag, tile: DrawnTile): DrawingAction {
  if (drag.kind === 'draw') return { type: 'add', tile }
  const { columns, rows } = tile
  if (drag.kind === 'move') return { type: 'move', tile: drag.tile, to: tile }
  return { type: 'resize', tile: drag.tile, columns, rows }
}

/** The cell under a point (viewport px). Column 0 is at the inline start. */
export function cellAt(
  point: { readonly x: number; readonly y: number },
  box: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  },
  grid: { readonly columns: number; readonly rows: number; readonly isRightToLeft: boolean },
): Cell {
  const fraction = (point.x - box.left) / box.width
  const inlineFraction = grid.isRightToLeft ? 1 - fraction : fraction
  const toIndex = (value: number, count: number) =>
    Math.max(0, Math.min(count - 1, Math.floor(value * count)))
  return {
    column: toIndex(inlineFraction, grid.columns),
    row: toIndex((point.y - box.top) / box.height, grid.rows),
  }
}
