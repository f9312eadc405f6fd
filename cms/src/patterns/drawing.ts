import { z } from 'zod'

/** A tile as drawn, in grid cells; `column` and `row` count from 1. */
const drawnTile = z.strictObject({
  column: z.number().int().min(1).max(12),
  row: z.number().int().min(1).max(60),
  columns: z.number().int().min(1).max(12),
  rows: z.number().int().min(1).max(12),
})
const drawnLevel = z.strictObject({
  columns: z.number().int().min(1).max(12),
  tiles: z.array(drawnTile).min(1).max(60),
})

/** What an editor draws: tiles on a grid, for wide galleries and, if they like, for narrower ones. */
export const drawing = z.strictObject({
  wide: drawnLevel,
  medium: drawnLevel.optional(),
  narrow: drawnLevel.optional(),
})
export type Drawing = z.infer<typeof drawing>
