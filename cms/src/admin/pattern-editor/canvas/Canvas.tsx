import type { DrawnTile } from '@tessera/gallery/patterns'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { columnsStyle } from '../../pattern-thumbnail/PatternThumbnail'
import { tileAt, type Cell } from '../drawing/tiles'
import type { DrawingState, DrawingAction } from '../drawing/drawing-reducer'
import { cellAt, draggedTile, dropAction, type Drag, type Edge } from './pointer'
import { keyToAction } from './keyboard'
import { tileLabel } from './tile-label'

interface CanvasProps {
  readonly label: string
  readonly state: DrawingState
  /** Number of rows of the grid. */
  readonly rows: number
  readonly disabled: boolean
  /** Id of the element that describes the keyboard shortcuts. */
  readonly describedBy: string
  readonly onAction: (action: DrawingAction) => void
}

/** Grid on which tiles are drawn with a pointer or the keyboard. */
export function Canvas({ label, state, rows, disabled, describedBy, onAction }: CanvasProps) {
  const { drawing, selectedTile } = state
  const { columns, tiles } = drawing
  const canvas = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<{ readonly drag: Drag; readonly cell: Cell } | null>(null)
  const shouldMoveFocus = useRef(false)

  // After an action focuses the tile it acted on, which exists in the DOM only after the render.
  useEffect(() => {
    if (!shouldMoveFocus.current) return
    const buttons = canvas.current?.querySelectorAll<HTMLElement>('[data-tile]')
    const target = selectedTile === null ? canvas.current : buttons?.[selectedTile]
    // The form may provide a new tile later than the selection.
    if (!target) return
    shouldMoveFocus.current = false
    target.focus()
  }, [selectedTile, tiles])

  const isRightToLeft = () =>
    canvas.current !== null && getComputedStyle(canvas.current).direction === 'rtl'

  const cellUnder = (event: PointerEvent): Cell => {
    const box = event.currentTarget.getBoundingClientRect()
    const grid = { columns, rows, isRightToLeft: isRightToLeft() }
    return cellAt({ x: event.clientX, y: event.clientY }, box, grid)
  }

  const startDrag = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0) return
    const cell = cellUnder(event)
    const drag = dragFrom(event.target, cell, tiles)
    if ('tile' in drag) onAction({ type: 'select', tile: drag.tile })
    event.currentTarget.setPointerCapture(event.pointerId)
    setCurrent({ drag, cell })
  }

  const drop = (event: PointerEvent<HTMLDivElement>) => {
    const tile = current && draggedTile(current.drag, cellUnder(event), drawing)
    setCurrent(null)
    if (!tile) return
    shouldMoveFocus.current = true
    onAction(dropAction(current.drag, tile))
  }

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const tile = selectedTile === null ? undefined : tiles[selectedTile]
    const action =
      tile && selectedTile !== null
        ? keyToAction(event, tile, { index: selectedTile, isRightToLeft: isRightToLeft() })
        : keyToAction(event, NO_TILE, { index: -1, isRightToLeft: false })
    if (disabled || !action) return
    event.preventDefault()
    shouldMoveFocus.current = true
    onAction(action)
  }

  const outline = current && draggedTile(current.drag, current.cell, drawing)
  return (
    // role="application": otherwise screen readers handle the arrow keys themselves.
    <div
      ref={canvas}
      className="tessera-canvas"
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={tiles.length ? -1 : 0}
      style={columnsStyle(columns, rows)}
      onPointerDown={startDrag}
      onPointerMove={(event) => current && setCurrent({ ...current, cell: cellUnder(event) })}
      onPointerUp={drop}
      onPointerCancel={() => setCurrent(null)}
      onKeyDown={handleKey}
    >
      {tiles.map((tile, index) => (
        <button
          key={index}
          type="button"
          data-tile=""
          data-selected={index === selectedTile ? '' : undefined}
          aria-label={tileLabel(index, tile)}
          disabled={disabled}
          style={areaOf(tile)}
          onFocus={() => onAction({ type: 'select', tile: index })}
        >
          {index + 1}
          {!disabled && EDGES.map((edge) => <span key={edge} data-edge={edge} />)}
        </button>
      ))}
      {outline && <span className="tessera-canvas__drag-outline" style={areaOf(outline)} />}
    </div>
  )
}

const EDGES: readonly Edge[] = ['end', 'bottom', 'corner']
/** For keys that do not act on a tile. */
const NO_TILE: DrawnTile = { column: 0, row: 0, columns: 1, rows: 1 }

const areaOf = ({ column, row, columns, rows }: DrawnTile) => ({
  gridColumn: `${column + 1} / span ${columns}`,
  gridRow: `${row + 1} / span ${rows}`,
})

function dragFrom(target: EventTarget, from: Cell, tiles: readonly DrawnTile[]): Drag {
  const element = target instanceof HTMLElement ? target : null
  const button = element?.closest('[data-tile]')
  const siblings = button?.parentElement?.querySelectorAll('[data-tile]') ?? []
  const tile = button ? [...siblings].indexOf(button) : tileAt(tiles, from)
  const edge = EDGES.find((edge) => edge === element?.dataset['edge'])
  if (tile === -1) return { kind: 'draw', from }
  return edge ? { kind: 'resize', tile, from, edge } : { kind: 'move', tile, from }
}
