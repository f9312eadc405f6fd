import type { Breakpoint } from '@tessera/gallery/layouts'
import { useState } from 'react'
import { reduceDrawing, type DrawingAction, type DrawingState } from './drawing/drawing-reducer'
import { withBreakpoint, type Drawings } from './drawings'

type LocalState = Pick<DrawingState, 'selectedTile' | 'past'>
const INITIAL: LocalState = { selectedTile: null, past: [] }

/**
 * State of the drawing of one breakpoint; null if the breakpoint has none. The drawing itself is in the form; the
 * selected tile and the undo history are local.
 */
export function useDrawing(
  drawings: Drawings,
  breakpoint: Breakpoint,
  onChange: (drawings: Drawings) => void,
): [DrawingState | null, (action: DrawingAction) => void] {
  const [local, setLocal] = useState<Partial<Record<Breakpoint, LocalState>>>({})
  const drawing = drawings[breakpoint]
  if (!drawing) return [null, () => undefined]
  const state: DrawingState = { drawing, ...(local[breakpoint] ?? INITIAL) }
  const dispatch = (action: DrawingAction) => {
    const { drawing: next, selectedTile, past } = reduceDrawing(state, action)
    setLocal({ ...local, [breakpoint]: { selectedTile, past } })
    if (next !== drawing) onChange(withBreakpoint(drawings, breakpoint, next))
  }
  return [state, dispatch]
}
