import type { Site } from '../site'
import { contentSecurityPolicy, securityHeaders } from './security-headers'

/** The security headers of the moment: which hosts may stand in a frame is published with the site's name. */
export function currentSecurity({
  environment,
  publications,
}: Pick<Site, 'environment' | 'publications'>): () => readonly string[] {
  let known: { readonly hosts: readonly string[]; readonly headers: readonly string[] } | undefined
  return () => {
    const hosts = publications.library.site?.frameHosts ?? NO_HOSTS
    if (known?.hosts !== hosts) {
      known = { hosts, headers: securityHeaders(environment.siteUrl, contentSecurityPolicy(hosts)) }
    }
    return known.headers
  }
}

const NO_HOSTS: readonly string[] = []
