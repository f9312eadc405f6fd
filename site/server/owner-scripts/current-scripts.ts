import type { SiteInfo } from '@tessera/content'
import { ownerScripts, type OwnerScripts } from './owner-scripts'

const NONE: OwnerScripts = { onPages: [], files: new Map() }
const cache = new WeakMap<SiteInfo, OwnerScripts>()

/** The owner's scripts that are published now. Built once per publication. */
export function currentScripts(site: SiteInfo | null): OwnerScripts {
  if (!site || site.scripts.length === 0) return NONE
  const scripts = cache.get(site) ?? ownerScripts(site.scripts)
  cache.set(site, scripts)
  return scripts
}
