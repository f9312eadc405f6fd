import { z } from 'zod'
import { linkRow } from './link-row'

export const menuRow = z.object({
  items: z.array(linkRow.extend({ links: z.array(linkRow).nullish() })).nullish(),
})
export type MenuRow = z.infer<typeof menuRow>
