import { BlockList, isIP } from 'node:net'

/** Loopback and private networks, such as a container's proxy (RFC 1918, 4193, 4291). */
const PRIVATE = new BlockList()
PRIVATE.addSubnet('127.0.0.0', 8)
PRIVATE.addSubnet('10.0.0.0', 8)
PRIVATE.addSubnet('172.16.0.0', 12)
PRIVATE.addSubnet('192.168.0.0', 16)
PRIVATE.addSubnet('169.254.0.0', 16)
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/**
 * The visitor's address that the site forwarded; for IPv6 the network, because one visitor has all of its addresses. Null
 * for a private address: it may be a proxy's, behind which visitors cannot be distinguished.
 */
export function visitorAddress(headers: Pick<Headers, 'get'>): string | null {
  // The site appended the last one.
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const address = last.replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(address)
  if (version === 0 || PRIVATE.check(address, version === 6 ? 'ipv6' : 'ipv4')) return null
  return version === 6 ? networkOf(address) : address
}

/** The first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
  const [start = '', end] = address.split('::', 2)
  const before = start.split(':').filter(Boolean)
  const after = end === undefined ? [] : end.split(':').filter(Boolean)
  const groups = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
