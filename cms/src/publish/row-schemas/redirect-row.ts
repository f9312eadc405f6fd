import { z } from 'zod'
import { id, text } from './fields'
import { documentRelation } from './link-row'

export const redirectRow = z.object({
  id,
  from: text,
  kind: z.enum(['document', 'url']),
  document: documentRelation,
  url: text,
  status: z.enum(['301', '302']).nullish(),
})
export type RedirectRow = z.infer<typeof redirectRow>
