import { z } from 'zod'

/** What the server says about a link that sets a password. */
export const madeLink = z.object({
  isMailed: z.boolean(),
  link: z.string().optional(),
  problem: z.string().optional(),
  validHours: z.number(),
})
export type MadeLink = z.infer<typeof madeLink>
