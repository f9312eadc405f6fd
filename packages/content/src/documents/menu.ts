import { z } from 'zod'
import { linkTarget } from '../link-target'

export const menuLink = z.object({ label: z.string().min(1), to: linkTarget })

/** A link or a heading in the header, with the links of its submenu. */
export const menuItem = z.object({
  label: z.string().min(1),
  /** Null for a heading, which is no link itself. */
  to: linkTarget.nullable(),
  items: z.array(menuLink),
})

export const menu = z.object({ items: z.array(menuItem) })

export type Menu = z.infer<typeof menu>
