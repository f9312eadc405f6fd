import { MAX_DRAWING, type Drawing, type DrawnTile } from '@tessera/gallery/patterns'
import { firstFreeCell, inReadingOrder, movedTo, sizedTo, withColumns, type Cell } from './tiles'

/** State of the editor of one breakpoint. */
export interface DrawingState {
  readonly drawing: Drawing
  /** Index of the tile that keyboard actions apply to; null for none. */
  readonly selectedTile: number | null
  /** Undo history, the latest drawing last. */
  readonly past: readonly Drawing[]
}

export type DrawingAction =
  | { readonly type: 'select'; readonly tile: number | null }
  /** Adds a tile; by default of one cell, at the first empty cell. */
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
  /** Renumbers the tiles row by row. */
  | { readonly type: 'sort' }
  | { readonly type: 'undo' }

const MAX_UNDO_STEPS = 100

export const initialDrawingState = (drawing: Drawing): DrawingState => ({
  drawing,
  selectedTile: null,
  past: [],
})

export function reduceDrawing(state: DrawingState, action: DrawingAction): DrawingState {
  const { drawing, selectedTile, past } = state
  const { columns, tiles } = drawing
  switch (action.type) {
    case 'select':
      return { ...state, selectedTile: action.tile }
    case 'add': {
      const tile = action.tile ?? newTile(drawing)
      if (!tile || tiles.length >= MAX_DRAWING.tiles) return state
      return withHistory(state, { columns, tiles: [...tiles, tile] }, tiles.length)
    }
    case 'remove': {
      const rest = tiles.filter((_, index) => index !== action.tile)
      return withHistory(state, { columns, tiles: rest }, clampIndex(action.tile, rest.length))
    }
    case 'move':
      return withTile(state, action.tile, (tile) => movedTo(tile, action.to, columns))
    case 'resize':
      return withTile(state, action.tile, (tile) => sizedTo(tile, action, columns))
    case 'columns':
      return withHistory(state, withColumns(drawing, clampColumns(action.columns)), selectedTile)
    case 'sort': {
      const sorted = inReadingOrder(tiles)
      const tile = selectedTile === null ? undefined : tiles[selectedTile]
      return withHistory(state, { columns, tiles: sorted }, tile ? sorted.indexOf(tile) : null)
    }
    case 'undo': {
      const before = past.at(-1)
      if (!before) return state
      return {
        drawing: before,
        selectedTile: clampIndex(selectedTile, before.tiles.length),
        past: past.slice(0, -1),
      }
    }
  }
}

function newTile(drawing: Drawing): DrawnTile | null {
  const cell = firstFreeCell(drawing)
  return cell && { ...cell, columns: 1, rows: 1 }
}

function withTile(
  state: DrawingState,
  index: number,
  change: (tile: DrawnTile) => DrawnTile,
): DrawingState {
  const { columns, tiles } = state.drawing
  const tile = tiles[index]
  return tile
    ? withHistory(state, { columns, tiles: tiles.with(index, change(tile)) }, index)
    : state
}

/** Adds an undo step unless the drawing is unchanged. */
function withHistory(
  { drawing, past }: DrawingState,
  next: Drawing,
  selectedTile: number | null,
): DrawingState {
  if (isSame(drawing, next)) return { drawing, selectedTile, past }
  return { drawing: next, selectedTile, past: [...past, drawing].slice(-MAX_UNDO_STEPS) }
}

const isSame = (a: Drawing, b: Drawing) => JSON.stringify(a) === JSON.stringify(b)

/** Clamps the index of a tile that may have been removed. */
const clampIndex = (index: number | null, count: number) =>
  index === null || count === 0 ? null : Math.min(index, count - 1)

const clampColumns = (columns: number) =>
  Math.max(1, Math.min(MAX_DRAWING.columns, Math.round(columns) || 1))
