import { isIP } from 'node:net'

export interface Proxies {
  /** How many stand in front of the site. */
  readonly count: number
  /** Whether the one that connects to the site may have this address. */
  isProxy(address: string): boolean
}

/**
 * IP address of the visitor. Each proxy appends the address that it got the request from to `X-Forwarded-For`; visitors
 * can make up everything before that, and all of it if they reach the site's port without a proxy.
 */
export function visitorAddress(
  { forwardedFor, socket }: { readonly forwardedFor: string | undefined; readonly socket: string },
  { count, isProxy }: Proxies,
): string {
  if (count === 0 || !isProxy(socket)) return socket
  const addresses = [...(forwardedFor?.split(',') ?? []), socket].map((each) => each.trim())
  const address = addresses.at(-1 - count) ?? addresses[0] ?? ''
  return isIP(address) ? address : socket
}
