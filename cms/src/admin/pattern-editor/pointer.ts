import type { DrawnTile } from '@tessera/gallery/patterns'
import { movedTo, sizedTo, tileBetween, type Cell } from './draw'
import type { SketchAction } from './drawing-reducer'

/** Which edges of a tile a handle pulls. */
export type Edge = 'end' | 'bottom' | 'corner'

/** What the pointer holds. Cells are where it went down. */
export type Drag =
  | { readonly kind: 'draw'; readonly from: Cell }
  | { readonly kind: 'move'; readonly tile: number; readonly from: Cell }
  | { readonly kind: 'resize'; readonly tile: number; readonly from: Cell; readonly edge: Edge }

interface Grid {
  readonly columns: number
  readonly tiles: readonly DrawnTile[]
}

/** The tile as it would be if the pointer were let go here. Null where there is none. */
export function draggedTile(drag: Drag, to: Cell, { columns, tiles }: Grid): DrawnTile | null {
  if (drag.kind === 'draw') return tileBetween(drag.from, to)
  const tile = tiles[drag.tile]
  if (!tile) return null
  const across = to.column - drag.from.column
  const down = to.row - drag.from.row
  if (drag.kind === 'move') {
    return movedTo(tile, { column: tile.column + across, row: tile.row + down }, columns)
  }
  const size = {
    columns: tile.columns + (drag.edge === 'bottom' ? 0 : across),
    rows: tile.rows + (drag.edge === 'end' ? 0 : down),
  }
  return sizedTo(tile, size, columns)
}

/** What letting go does: one step, to be undone as one. */
export function dropAction(drag: Drag, tile: DrawnTile): SketchAction {
  if (drag.kind === 'draw') return { type: 'add', tile }
  const { columns, rows } = tile
  if (drag.kind === 'move') return { type: 'move', tile: drag.tile, to: tile }
  return { type: 'resize', tile: drag.tile, columns, rows }
}

/** The cell under a point, in px of the page. The first column is where lines begin. */
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
  const part = (point.x - box.left) / box.width
  const across = grid.isRightToLeft ? 1 - part : part
  const within = (value: number, count: number) =>
    Math.max(0, Math.min(count - 1, Math.floor(value * count)))
  return {
    column: within(across, grid.columns),
    row: within((point.y - box.top) / box.height, grid.rows),
  }
}
