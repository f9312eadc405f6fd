import type { SiteInfo } from '@tessera/content'
import { ownerScripts, type OwnerScripts } from './owner-scripts'

const NONE: OwnerScripts = { onPages: [], files: new Map() }
const known = new WeakMap<SiteInfo, OwnerScripts>()

/** The owner's scripts as they are published now; made once for each publication. */
export function currentScripts(site: SiteInfo | null): OwnerScripts {
  if (!site || site.scripts.length === 0) return NONE
  const made = known.get(site) ?? ownerScripts(site.scripts)
  known.set(site, made)
  return made
}
