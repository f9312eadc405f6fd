import { deal } from '../deal'
import { place } from '../place'
import type { PatternBreakpoint } from '../types'
import { Boxes, type Arrangement, type Measures } from './arrangement'

/** Tiles dealt to a pattern and packed as CSS Grid packs them. */
export function arrangeGrid(
  form: PatternBreakpoint,
  count: number,
  measures: Measures,
): Arrangement {
  const { gap, rowHeight } = measures
  const column = (measures.width + gap) / form.columns
  const row = rowHeight + gap
  const spans = deal(form, count)
  const boxes = new Boxes(count)
  place(spans, form.columns).forEach((cell, index) => {
    const [wide, rows] = spans[index] ?? [1, 1]
    const width = Math.min(wide, form.columns) * column - gap
    boxes.set(index, cell.column * column, cell.row * row, width, rows * row - gap)
  })
  return boxes
}
