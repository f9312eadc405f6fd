import { z } from 'zod'

/** Path of a script file on this site. */
const SCRIPT_FILE = /^\/(?![/\\])[^\s\\?#]+\.m?js$/

/** A script that the site's owner adds to every page. */
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
