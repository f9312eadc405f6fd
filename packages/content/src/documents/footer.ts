import { z } from 'zod'
import { richText } from '../rich-text/rich-text'
import { menuLink } from './menu'

export const footer = z.object({
  columns: z.array(z.object({ title: z.string().nullable(), content: richText })),
  /** A row of links below the columns. */
  links: z.array(menuLink),
  /** The last line, such as a copyright notice. */
  note: z.string().nullable(),
})

export type Footer = z.infer<typeof footer>
