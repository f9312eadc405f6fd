import { z } from 'zod'
import { lexical, text } from './fields'
import { linkRow } from './link-row'

export const footerRow = z.object({
  columns: z.array(z.object({ title: text, content: lexical })).nullish(),
  links: z.array(linkRow).nullish(),
  note: text,
})
export type FooterRow = z.infer<typeof footerRow>
