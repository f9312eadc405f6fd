import type { DrawnTile } from '@tessera/gallery/patterns'
import type { SketchAction } from './drawing-reducer'

export interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/**
 * What a key does to a tile: arrows move it, with Shift they size it, Delete removes it, N adds one. Null for keys that
 * are not ours. Arrows go where they point: right-to-left grids grow to the left.
 */
export function tileKeyAction(
  key: Key,
  tile: DrawnTile,
  { index, isRightToLeft }: { readonly index: number; readonly isRightToLeft: boolean },
): SketchAction | null {
  if (key.altKey) return null
  if (key.ctrlKey || key.metaKey) return isUndo(key) ? { type: 'undo' } : null
  if (key.key === 'Delete' || key.key === 'Backspace') return { type: 'remove', tile: index }
  if (key.key.toLowerCase() === 'n') return { type: 'add' }
  const step = STEPS[key.key]
  if (!step) return null
  const across = step.across * (isRightToLeft ? -1 : 1)
  if (key.shiftKey) {
    const columns = tile.columns + across
    return { type: 'resize', tile: index, columns, rows: tile.rows + step.down }
  }
  return {
    type: 'move',
    tile: index,
    to: { column: tile.column + across, row: tile.row + step.down },
  }
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: Key) =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z'

const STEPS: Readonly<Record<string, { readonly across: number; readonly down: number }>> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
}
