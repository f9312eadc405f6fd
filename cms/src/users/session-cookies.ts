import { isLocalHost } from './is-local-host'

export function sessionCookies(siteUrl: string) {
  return { secure: usesSecureCookies(siteUrl), sameSite: 'Lax' as const }
}

/**
 * Browsers accept Secure cookies over https and from their own machine (http://localhost, 127.0.0.1). From a plain-http
 * address in a local network they would drop them, and nobody could sign in.
 */
export function usesSecureCookies(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' || isLocalHost(hostname)
}
