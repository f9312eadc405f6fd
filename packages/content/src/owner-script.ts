import { z } from 'zod'

/** A file of this site, by its path. */
const SCRIPT_FILE = /^\/(?![/\\])[^\s\\?#]+\.m?js$/

/** A script that the site's owner has every page run, by itself. */
export const ownerScript = z.object({
  name: z.string().min(1),
  /** Runs only after the visitor has consented (the event `tessera:consent`). */
  needsConsent: z.boolean(),
  source: z.union([
    z.object({ code: z.string().min(1) }),
    z.object({ href: z.string().regex(SCRIPT_FILE) }),
  ]),
})

export type OwnerScript = z.infer<typeof ownerScript>
