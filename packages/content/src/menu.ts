import { z } from 'zod'
import { linkTarget } from './link-target'

export const menuLink = z.object({ label: z.string().min(1), to: linkTarget })

/** A link in the header, or a heading over links of its own; both may have such links. */
export const menuItem = z.object({
  label: z.string().min(1),
  /** Null for a heading, which leads nowhere itself. */
  to: linkTarget.nullable(),
  items: z.array(menuLink).default([]),
})

export const menu = z.object({ items: z.array(menuItem) })

export type MenuItem = z.infer<typeof menuItem>
export type Menu = z.infer<typeof menu>
