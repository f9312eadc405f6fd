import { MAX_DRAWING, type Drawing, type DrawnTile } from '@tessera/gallery/patterns'
import { firstFreeCell, inReadingOrder, movedTo, sizedTo, withColumns, type Cell } from './draw'

/** A drawing being made. One breakpoint each. */
export interface Sketch {
  readonly drawing: Drawing
  /** Index of the tile that keys act on; null for none. */
  readonly chosen: number | null
  /** Earlier drawings, the latest last. */
  readonly past: readonly Drawing[]
}

export type SketchAction =
  | { readonly type: 'choose'; readonly tile: number | null }
  /** Adds this tile, or one cell where the first one is free. */
  | { readonly type: 'add'; readonly tile?: DrawnTile }
  | { readonly type: 'remove'; readonly tile: number }
  | { readonly type: 'move'; readonly tile: number; readonly to: Cell }
  | {
      readonly type: 'resize'
      readonly tile: number
      readonly columns: number
      readonly rows: number
    }
  | { readonly type: 'columns'; readonly columns: number }
  /** Numbers the tiles as visitors read them. */
  | { readonly type: 'order' }
  | { readonly type: 'undo' }

const MOST_UNDONE = 100

export const sketchOf = (drawing: Drawing): Sketch => ({ drawing, chosen: null, past: [] })

export function reduceSketch(sketch: Sketch, action: SketchAction): Sketch {
  const { drawing, chosen, past } = sketch
  const { columns, tiles } = drawing
  switch (action.type) {
    case 'choose':
      return { ...sketch, chosen: action.tile }
    case 'add': {
      const tile = action.tile ?? newTile(drawing)
      if (!tile || tiles.length >= MAX_DRAWING.tiles) return sketch
      return changed(sketch, { columns, tiles: [...tiles, tile] }, tiles.length)
    }
    case 'remove': {
      const rest = tiles.filter((_, index) => index !== action.tile)
      return changed(sketch, { columns, tiles: rest }, nearest(action.tile, rest.length))
    }
    case 'move':
      return withTile(sketch, action.tile, (tile) => movedTo(tile, action.to, columns))
    case 'resize':
      return withTile(sketch, action.tile, (tile) => sizedTo(tile, action, columns))
    case 'columns':
      return changed(sketch, withColumns(drawing, clampColumns(action.columns)), chosen)
    case 'order': {
      const ordered = inReadingOrder(tiles)
      const tile = chosen === null ? undefined : tiles[chosen]
      return changed(sketch, { columns, tiles: ordered }, tile ? ordered.indexOf(tile) : null)
    }
    case 'undo': {
      const before = past.at(-1)
      if (!before) return sketch
      return {
        drawing: before,
        chosen: nearest(chosen, before.tiles.length),
        past: past.slice(0, -1),
      }
    }
  }
}

function newTile(drawing: Drawing): DrawnTile | null {
  const cell = firstFreeCell(drawing)
  return cell && { ...cell, columns: 1, rows: 1 }
}

function withTile(sketch: Sketch, index: number, change: (tile: DrawnTile) => DrawnTile): Sketch {
  const { columns, tiles } = sketch.drawing
  const tile = tiles[index]
  return tile ? changed(sketch, { columns, tiles: tiles.with(index, change(tile)) }, index) : sketch
}

/** What changed nothing leaves nothing to undo. */
function changed({ drawing, past }: Sketch, next: Drawing, chosen: number | null): Sketch {
  if (isSame(drawing, next)) return { drawing, chosen, past }
  return { drawing: next, chosen, past: [...past, drawing].slice(-MOST_UNDONE) }
}

const isSame = (a: Drawing, b: Drawing) => JSON.stringify(a) === JSON.stringify(b)

/** A tile that is there, near one that is not any more. */
const nearest = (index: number | null, count: number) =>
  index === null || count === 0 ? null : Math.min(index, count - 1)

const clampColumns = (columns: number) =>
  Math.max(1, Math.min(MAX_DRAWING.columns, Math.round(columns) || 1))
