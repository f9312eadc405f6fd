import type { DrawnTile } from '@tessera/gallery/patterns'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { columnsStyle } from '../floor-plan/FloorPlan'
import { tileAt, type Cell } from './draw'
import type { Sketch, SketchAction } from './drawing-reducer'
import { cellAt, draggedTile, dropAction, type Drag, type Edge } from './pointer'
import { tileKeyAction } from './tile-key'
import { tileName } from './tile-name'

interface CanvasProps {
  readonly label: string
  readonly sketch: Sketch
  /** Rows to draw on. */
  readonly rows: number
  readonly disabled: boolean
  /** Id of the text that tells the keys. */
  readonly describedBy: string
  readonly onAction: (action: SketchAction) => void
}

/** Tiles on a grid, drawn with a pointer or with keys. */
export function Canvas({ label, sketch, rows, disabled, describedBy, onAction }: CanvasProps) {
  const { drawing, chosen } = sketch
  const { columns, tiles } = drawing
  const canvas = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<{ readonly drag: Drag; readonly at: Cell } | null>(null)
  const followFocus = useRef(false)

  // After a key the focus goes where the tile went that it acted on: the DOM has it only now.
  useEffect(() => {
    if (!followFocus.current) return
    const buttons = canvas.current?.querySelectorAll<HTMLElement>('[data-tile]')
    const target = chosen === null ? canvas.current : buttons?.[chosen]
    // A new tile may come from the form a moment after it was chosen.
    if (!target) return
    followFocus.current = false
    target.focus()
  }, [chosen, tiles])

  const isRightToLeft = () =>
    canvas.current !== null && getComputedStyle(canvas.current).direction === 'rtl'

  const pointed = (event: PointerEvent): Cell => {
    const box = event.currentTarget.getBoundingClientRect()
    const grid = { columns, rows, isRightToLeft: isRightToLeft() }
    return cellAt({ x: event.clientX, y: event.clientY }, box, grid)
  }

  const take = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0) return
    const at = pointed(event)
    const drag = dragFrom(event.target, at, tiles)
    if ('tile' in drag) onAction({ type: 'choose', tile: drag.tile })
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld({ drag, at })
  }

  const drop = (event: PointerEvent<HTMLDivElement>) => {
    const tile = held && draggedTile(held.drag, pointed(event), drawing)
    setHeld(null)
    if (!tile) return
    followFocus.current = true
    onAction(dropAction(held.drag, tile))
  }

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const tile = chosen === null ? undefined : tiles[chosen]
    const action =
      tile && chosen !== null
        ? tileKeyAction(event, tile, { index: chosen, isRightToLeft: isRightToLeft() })
        : tileKeyAction(event, NOWHERE, { index: -1, isRightToLeft: false })
    if (disabled || !action) return
    event.preventDefault()
    followFocus.current = true
    onAction(action)
  }

  const ghost = held && draggedTile(held.drag, held.at, drawing)
  return (
    // An application: arrows are ours there, which screen readers would otherwise keep.
    <div
      ref={canvas}
      className="tessera-canvas"
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={tiles.length ? -1 : 0}
      style={columnsStyle(columns, rows)}
      onPointerDown={take}
      onPointerMove={(event) => held && setHeld({ ...held, at: pointed(event) })}
      onPointerUp={drop}
      onPointerCancel={() => setHeld(null)}
      onKeyDown={press}
    >
      {tiles.map((tile, index) => (
        <button
          key={index}
          type="button"
          data-tile=""
          data-chosen={index === chosen ? '' : undefined}
          aria-label={tileName(index, tile)}
          disabled={disabled}
          style={areaOf(tile)}
          onFocus={() => onAction({ type: 'choose', tile: index })}
        >
          {index + 1}
          {!disabled && EDGES.map((edge) => <span key={edge} data-edge={edge} />)}
        </button>
      ))}
      {ghost && <span className="tessera-canvas__ghost" style={areaOf(ghost)} />}
    </div>
  )
}

const EDGES: readonly Edge[] = ['end', 'bottom', 'corner']
/** For keys that need no tile. */
const NOWHERE: DrawnTile = { column: 0, row: 0, columns: 1, rows: 1 }

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
