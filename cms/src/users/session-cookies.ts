import { isLocalHost } from './local-host'

/**
 * Browsers keep Secure cookies on https and on their own machine (http://localhost, 127.0.0.1); on a plain-http
 * address of a local network they would drop them, and nobody could sign in.
 */
export function sessionCookies(siteUrl: string) {
  return { secure: mayBeSecure(siteUrl), sameSite: 'Lax' as const }
}

export function mayBeSecure(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' || isLocalHost(hostname)
}
