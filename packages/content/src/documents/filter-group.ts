import { z } from 'zod'
import { id, slug } from '../scalars'

/** A filter such as "Topic" and its options, in the editor's order. */
export const filterGroup = z.object({
  slug,
  label: z.string().min(1),
  terms: z.array(
    z.object({
      id,
      slug,
      label: z.string().min(1),
      /** Addresses with these lead to the term too. */
      formerSlugs: z.array(z.string()).optional(),
    }),
  ),
})

export type FilterGroup = z.infer<typeof filterGroup>
