import type { Level } from '@tessera/gallery/layouts'
import { useState } from 'react'
import { reduceSketch, type Sketch, type SketchAction } from './drawing-reducer'
import { withLevel, type Drawings } from './levels-of'

type Traces = Pick<Sketch, 'chosen' | 'past'>
const NO_TRACES: Traces = { chosen: null, past: [] }

/** The drawing of a level lives in the form; what was chosen and what can be undone lives here. */
export function useSketch(
  drawings: Drawings,
  level: Level,
  onChange: (drawings: Drawings) => void,
): [Sketch | null, (action: SketchAction) => void] {
  const [traces, setTraces] = useState<Partial<Record<Level, Traces>>>({})
  const drawing = drawings[level]
  if (!drawing) return [null, () => undefined]
  const sketch: Sketch = { drawing, ...(traces[level] ?? NO_TRACES) }
  const act = (action: SketchAction) => {
    const { drawing: next, chosen, past } = reduceSketch(sketch, action)
    setTraces({ ...traces, [level]: { chosen, past } })
    if (next !== drawing) onChange(withLevel(drawings, level, next))
  }
  return [sketch, act]
}
