import { z } from 'zod'
import { id } from '../scalars'
import { ownerScript } from './owner-script'

/** What the feeds contain of an article; `off` for no feeds. */
export const FEEDS = ['full', 'excerpt', 'off'] as const

/** Settings of the whole site. */
export const siteInfo = z.object({
  name: z.string().min(1),
  description: z.string().nullable(),
  /** Id of a `media` document. */
  logo: id.nullable(),
  /** Hosts that the lightbox may show in a frame, such as `player.vimeo.com`. */
  frameHosts: z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z0-9-]+$/)),
  /** Id of a square image for browser tabs and home screens; null for an icon with the name's first letter. */
  icon: id.nullable(),
  feeds: z.enum(FEEDS),
  /** Whether the site has a search page. */
  search: z.boolean(),
  /** Whether an article page lists related articles. */
  related: z.boolean(),
  /** In the order they run. */
  scripts: z.array(ownerScript),
})

export type SiteInfo = z.infer<typeof siteInfo>
