import { isIP } from 'node:net'

/**
 * IP address of the visitor. Each proxy appends the address that it got the request from to `X-Forwarded-For`; visitors
 * can make up everything before that.
 *
 * @param proxies number of trusted proxies in front of the site
 */
export function visitorAddress(
  { forwardedFor, socket }: { readonly forwardedFor: string | undefined; readonly socket: string },
  proxies: number,
): string {
  const addresses = [...(forwardedFor?.split(',') ?? []), socket].map((each) => each.trim())
  const address = addresses.at(-1 - proxies) ?? addresses[0] ?? ''
  return isIP(address) ? address : socket
}
