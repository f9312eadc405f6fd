import { z } from 'zod'
import { id, optionalId, text } from './fields'

export const filterGroupRow = z.object({ id, slug: text, label: z.string() })
export type FilterGroupRow = z.infer<typeof filterGroupRow>

export const termRow = z.object({
  id,
  slug: text,
  label: z.string(),
  group: optionalId,
  formerSlugs: z.array(z.string()).nullish().catch(null),
})
export type TermRow = z.infer<typeof termRow>
