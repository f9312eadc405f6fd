import type { Site } from '../site'
import { contentSecurityPolicy, securityHeaders } from './security-headers'

/**
 * The security headers of the moment: which hosts may stand in a frame is published with the site's name. A page whose
 * videos have players of their own names those as well.
 */
export function currentSecurity({
  environment,
  publications,
}: Pick<Site, 'environment' | 'publications'>): (
  frameHosts?: readonly string[],
) => readonly string[] {
  const headersFor = (hosts: readonly string[]) =>
    securityHeaders(environment.siteUrl, contentSecurityPolicy(hosts))
  let known: { readonly hosts: readonly string[]; readonly headers: readonly string[] } | undefined
  return (frameHosts = NO_HOSTS) => {
    const hosts = publications.library.site?.frameHosts ?? NO_HOSTS
    if (frameHosts.length > 0) return headersFor([...new Set([...hosts, ...frameHosts])])
    if (known?.hosts !== hosts) known = { hosts, headers: headersFor(hosts) }
    return known.headers
  }
}

const NO_HOSTS: readonly string[] = []
