import { z } from 'zod'

const cells = z.number().int()
/** A tile as drawn, in grid cells from 0. What fits together is `completePattern`'s to say. */
const drawnTile = z.strictObject({ column: cells, row: cells, columns: cells, rows: cells })
const drawnBreakpoint = z.strictObject({ columns: cells, tiles: z.array(drawnTile) })

/** What an editor draws: tiles on a grid, for wide galleries and, if they like, for narrower ones. */
export const drawing = z.strictObject({
  wide: drawnBreakpoint,
  medium: drawnBreakpoint.exactOptional(),
  narrow: drawnBreakpoint.exactOptional(),
})
