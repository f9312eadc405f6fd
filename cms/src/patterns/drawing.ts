import { z } from 'zod'

const cells = z.number().int()
/** A tile in grid cells from 0. `completePattern` validates the arrangement. */
const drawnTile = z.strictObject({ column: cells, row: cells, columns: cells, rows: cells })
const drawnBreakpoint = z.strictObject({ columns: cells, tiles: z.array(drawnTile) })

/** The drawings of an editor: for wide galleries and, optionally, for narrower ones. */
export const drawing = z.strictObject({
  wide: drawnBreakpoint,
  medium: drawnBreakpoint.exactOptional(),
  narrow: drawnBreakpoint.exactOptional(),
})
