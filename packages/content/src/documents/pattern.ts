import { z } from 'zod'

/** Columns and rows that a tile covers. */
const span = z.tuple([z.number().int().min(1).max(12), z.number().int().min(1).max(12)])
const patternBreakpoint = z.object({
  columns: z.number().int().min(1).max(60),
  spans: z.array(span).min(1).max(60),
  /** Number of remaining tiles → the spans that complete the rectangle. */
  remainders: z.record(z.string(), z.array(span)),
})

/** A pattern that an editor created, in the shape of the built-in ones. */
export const pattern = z.object({
  label: z.string().min(1),
  breakpoints: z.object({
    wide: patternBreakpoint,
    medium: patternBreakpoint,
    narrow: patternBreakpoint,
  }),
})

export type CustomPattern = z.infer<typeof pattern>
