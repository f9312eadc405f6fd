import type { IncomingMessage } from 'node:http'
import { log } from '../../log'
import { createAddressList } from './address-list'
import type { Proxies } from './visitor-address'

/** Tells the CMS that a proxy forwarded the request although TRUSTED_PROXIES is 0, for a notice on the dashboard. */
export const UNDECLARED_PROXY = 'x-tessera-undeclared-proxy'

const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip']

const isNearby = createAddressList(['private'])

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

/**
 * Returns a function that reports, once, a request with the headers of a proxy from an address that is none: a proxy that
 * is missing in the settings, or somebody who reaches the port without it.
 */
export function watchForUnlistedProxy({
  count,
  isProxy,
}: Proxies): (request: IncomingMessage) => void {
  let isReported = count === 0
  return ({ headers, socket }) => {
    if (isReported || headers['x-forwarded-for'] === undefined) return
    if (isProxy(socket.remoteAddress ?? '')) return
    isReported = true
    log('warn', 'proxy-not-listed', {
      problem:
        'A request with X-Forwarded-For came from an address that PROXY_ADDRESSES does not list, so the header was ignored. Add the address if it is your proxy; otherwise let only your proxy reach the port (HOST).',
    })
  }
}
