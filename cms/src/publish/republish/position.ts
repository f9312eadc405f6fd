import { z } from 'zod'

/**
 * What is compared, in this order. "publications" are those whose documents are gone. Images, videos and media are last,
 * because the other publications decide whether they are used: the galleries of the pages decide which images are works,
 * and the works which files are used.
 */
export const STEPS = [
  'globals',
  'filter-group',
  'pattern',
  'article',
  'page',
  'redirect',
  'publications',
  'image',
  'video',
  'media',
] as const

export type Step = (typeof STEPS)[number]

/** Where a comparison goes on: after the document with this id, in the order of ids; 0 is the beginning of the step. */
export const positionSchema = z.strictObject({
  step: z.enum(STEPS),
  after: z.int().nonnegative(),
})
export type Position = z.infer<typeof positionSchema>

export const START: Position = { step: STEPS[0], after: 0 }

/** Null after the last step. */
export function nextStep(step: Step): Position | null {
  const next = STEPS[STEPS.indexOf(step) + 1]
  return next ? { step: next, after: 0 } : null
}
