import type { Breakpoint } from '@tessera/gallery/layouts'
import { useState } from 'react'
import { reduceSketch, type Sketch, type SketchAction } from './drawing-reducer'
import { withBreakpoint, type Drawings } from './breakpoints-of'

type Traces = Pick<Sketch, 'chosen' | 'past'>
const NO_TRACES: Traces = { chosen: null, past: [] }

/** The drawing of a breakpoint lives in the form; what was chosen and what can be undone lives here. */
export function useSketch(
  drawings: Drawings,
  breakpoint: Breakpoint,
  onChange: (drawings: Drawings) => void,
): [Sketch | null, (action: SketchAction) => void] {
  const [traces, setTraces] = useState<Partial<Record<Breakpoint, Traces>>>({})
  const drawing = drawings[breakpoint]
  if (!drawing) return [null, () => undefined]
  const sketch: Sketch = { drawing, ...(traces[breakpoint] ?? NO_TRACES) }
  const act = (action: SketchAction) => {
    const { drawing: next, chosen, past } = reduceSketch(sketch, action)
    setTraces({ ...traces, [breakpoint]: { chosen, past } })
    if (next !== drawing) onChange(withBreakpoint(drawings, breakpoint, next))
  }
  return [sketch, act]
}
