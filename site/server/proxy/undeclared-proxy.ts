import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { log } from '../log'

/** Tells the CMS that a proxy forwarded the request although TRUSTED_PROXIES is 0, for a notice on the dashboard. */
export const UNDECLARED_PROXY = 'x-tessera-undeclared-proxy'

const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** Addresses of proxies on the machine or in its network (RFC 1918, 4193). */
const NEARBY = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  NEARBY.addSubnet(network, prefix)
NEARBY.addAddress('::1', 'ipv6')
NEARBY.addSubnet('fc00::', 7, 'ipv6')

/**
 * Returns a function that recognises requests of a proxy that the settings do not name. Reports the first one: behind
 * such a proxy all visitors have one address, so that the sign-in attempts of one count for all. A visitor can send the
 * headers of a proxy too, but not from the machine's own network.
 * @param trustedProxies the setting TRUSTED_PROXIES
 */
export function watchForProxy(trustedProxies: number): (request: IncomingMessage) => boolean {
  let isReported = false
  return ({ headers, socket }) => {
    if (trustedProxies > 0) return false
    if (!FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) return false
    if (!isNearby(socket.remoteAddress ?? '')) return false
    if (!isReported)
      log('warn', 'proxy-not-declared', {
        problem:
          'A proxy forwards requests, but TRUSTED_PROXIES is 0, so all visitors seem to have its address. Set TRUSTED_PROXIES to the number of your proxies.',
      })
    isReported = true
    return true
  }
}

function isNearby(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(plain)
  return version !== 0 && NEARBY.check(plain, version === 6 ? 'ipv6' : 'ipv4')
}
