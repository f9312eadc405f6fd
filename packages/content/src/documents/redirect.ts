import { z } from 'zod'
import { linkTarget } from '../link-target'

/** A path that moved. Redirects are created by renaming a document, or by an editor. */
export const redirect = z.object({
  to: linkTarget,
  /** 301: permanent; 302: temporary. */
  status: z.union([z.literal(301), z.literal(302)]),
})

export type Redirect = z.infer<typeof redirect>
