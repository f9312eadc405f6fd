import type { Site } from '../site'
import { contentSecurityPolicy, securityHeaders } from './security-headers'

/** Returns a function for the security headers with the frame hosts that are published now. */
export function currentSecurityHeaders({
  environment,
  publications,
}: Pick<Site, 'environment' | 'publications'>): (
  /** Further frame hosts of the page: those of the players of its videos. */
  pageFrameHosts?: readonly string[],
) => readonly string[] {
  const { siteUrl, mediaPublicUrl } = environment
  const mediaOrigin = mediaPublicUrl === null ? null : new URL(mediaPublicUrl).origin
  const headersFor = (hosts: readonly string[]) =>
    securityHeaders(siteUrl, contentSecurityPolicy(hosts, mediaOrigin))
  let cached: { readonly hosts: readonly string[]; readonly headers: readonly string[] } | undefined
  return (pageFrameHosts = NO_HOSTS) => {
    const hosts = publications.store.site?.frameHosts ?? NO_HOSTS
    if (pageFrameHosts.length > 0) return headersFor([...new Set([...hosts, ...pageFrameHosts])])
    if (cached?.hosts !== hosts) cached = { hosts, headers: headersFor(hosts) }
    return cached.headers
  }
}

const NO_HOSTS: readonly string[] = []
