import type { Where } from 'payload'
import { z } from 'zod'

/** What the list of images shows on all its pages. */
export const selectionRequest = z.object({
  where: z.custom<Where>((value) => typeof value === 'object' && value !== null),
  search: z.string().max(1_000),
  sort: z.string().max(200).nullable(),
})
export type SelectionRequest = z.output<typeof selectionRequest>

/** All images of a list. */
export interface ListedImages {
  /** In their order; the first `MAX_IMAGES`. */
  readonly ids: readonly number[]
  readonly total: number
}
