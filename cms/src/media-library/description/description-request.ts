import { z } from 'zod'

const label = z.string().trim().min(1).max(100)

/** What an editor writes about an image beside it. */
export const descriptionRequest = z.object({
  alt: z.string().max(500),
  decorative: z.boolean(),
  /** Labels of terms by the id of their filter group. Groups that are not named keep the terms of the image. */
  terms: z.record(z.string().regex(/^\d+$/), z.array(label).max(20)),
})
export type DescriptionRequest = z.output<typeof descriptionRequest>

export const filterRequest = z.object({ label })
