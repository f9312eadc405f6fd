import { BlockList, isIP } from 'node:net'

/** Addresses of no visitor's own: of this machine, a local network, a container's proxy (RFC 1918, 4193, 4291). */
const SHARED = new BlockList()
SHARED.addSubnet('127.0.0.0', 8)
SHARED.addSubnet('10.0.0.0', 8)
SHARED.addSubnet('172.16.0.0', 12)
SHARED.addSubnet('192.168.0.0', 16)
SHARED.addSubnet('169.254.0.0', 16)
SHARED.addAddress('::1', 'ipv6')
SHARED.addSubnet('fc00::', 7, 'ipv6')
SHARED.addSubnet('fe80::', 10, 'ipv6')

/**
 * Where a request comes from, as the site told; of IPv6 the network, of which one visitor has all addresses. Null where it
 * may be a proxy's, behind which visitors look the same.
 */
export function visitorAddress(headers: Pick<Headers, 'get'>): string | null {
  // The last is the one that was added by whoever asks us.
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const address = last.replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(address)
  if (version === 0 || SHARED.check(address, version === 6 ? 'ipv6' : 'ipv4')) return null
  return version === 6 ? networkOf(address) : address
}

/** The first 64 bits. */
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
