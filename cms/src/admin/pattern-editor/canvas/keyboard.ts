import type { DrawnTile } from '@tessera/gallery/patterns'
import type { DrawingAction } from '../drawing/drawing-reducer'

export interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/**
 * The action of a key: arrow keys move a tile, Shift and arrow keys resize it, Delete removes it, N adds one. Null for
 * other keys. Arrow keys are physical: in right-to-left grids, ArrowLeft increases the column.
 */
export function keyToAction(
  key: Key,
  tile: DrawnTile,
  { index, isRightToLeft }: { readonly index: number; readonly isRightToLeft: boolean },
): DrawingAction | null {
  if (key.altKey) return null
  if (key.ctrlKey || key.metaKey) return isUndo(key) ? { type: 'undo' } : null
  if (key.key === 'Delete' || key.key === 'Backspace') return { type: 'remove', tile: index }
  if (key.key.toLowerCase() === 'n') return { type: 'add' }
  const step = STEPS[key.key]
  if (!step) return null
  const columnStep = step.columns * (isRightToLeft ? -1 : 1)
  if (key.shiftKey) {
    const columns = tile.columns + columnStep
    return { type: 'resize', tile: index, columns, rows: tile.rows + step.rows }
  }
  return {
    type: 'move',
    tile: index,
    to: { column: tile.column + columnStep, row: tile.row + step.rows },
  }
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: Key) =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z'

const STEPS: Readonly<Record<string, { readonly columns: number; readonly rows: number }>> = {
  ArrowLeft: { columns: -1, rows: 0 },
  ArrowRight: { columns: 1, rows: 0 },
  ArrowUp: { columns: 0, rows: -1 },
  ArrowDown: { columns: 0, rows: 1 },
}
