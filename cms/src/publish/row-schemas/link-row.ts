import { z } from 'zod'
import { id, text } from './fields'

export const documentRelation = z
  .object({ relationTo: z.enum(['pages', 'articles']), value: id })
  .nullish()
export const linkRow = z.object({
  label: z.string(),
  kind: z.enum(['document', 'url', 'heading']),
  document: documentRelation,
  url: text,
})
export type LinkRow = z.infer<typeof linkRow>
