import { z } from 'zod'
import { pageBlock } from '../blocks/page-blocks'
import { isoDate, slug } from '../scalars'

export const page = z.object({
  slug,
  title: z.string().min(1),
  description: z.string().nullable(),
  /** False hides the title visually; screen readers still read it. */
  showTitle: z.boolean(),
  blocks: z.array(pageBlock),
  /** Time of the last save that changed the content. */
  modified: isoDate,
})

export type Page = z.infer<typeof page>
