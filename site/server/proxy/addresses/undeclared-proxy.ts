import type { IncomingMessage } from 'node:http'
import { log } from '../../log'
import { createAddressList } from './address-list'
import { watchForSeveralVisitors } from './several-visitors'
import type { Proxies } from './visitor-address'

/** Tells the CMS that a proxy forwarded the request that the settings do not name, for a notice on the dashboard. */
export const UNDECLARED_PROXY = 'x-tessera-undeclared-proxy'

const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip']

const isNearby = createAddressList(['private'])

const NEARBY =
  'A proxy forwards requests, but TRUSTED_PROXIES is 0, so all visitors seem to have its address. Set TRUSTED_PROXIES to the number of your proxies.'
const DISTANT =
  'Requests with X-Forwarded-For of several visitors come from one public address, but TRUSTED_PROXIES is 0, so the header was ignored. If a proxy of yours has that address, such as a load balancer or CDN, all visitors seem to have it: set TRUSTED_PROXIES to the number of your proxies and PROXY_ADDRESSES to where they connect from. Otherwise somebody made the header up, and nothing needs to be done.'

/**
 * Returns a function that recognises requests of a proxy that the settings do not name. Reports the first one: behind
 * such a proxy all visitors have one address, so that the sign-in attempts of one count for all. A visitor can send the
 * headers of a proxy too, but not from the machine's own network; from elsewhere, only a sender of several visitors'
 * addresses is taken for a proxy. An https: `SITE_URL` is no sign of one: a load balancer may speak TLS and keep the
 * addresses of the visitors.
 */
export function watchForProxy({ count, isProxy }: Proxies): (request: IncomingMessage) => boolean {
  const forwardsSeveral = watchForSeveralVisitors()
  const reportOnce = createReport('proxy-not-declared')
  return (request) => {
    const address = request.socket.remoteAddress ?? ''
    // `watchForUnlistedProxy` has reported it.
    if (count > 0) return !isProxy(address) && forwardsSeveral(request)
    if (!FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined)) return false
    const isDistant = !isNearby(address)
    if (isDistant && !forwardsSeveral(request)) return false
    reportOnce(isDistant ? DISTANT : NEARBY)
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
  const reportOnce = createReport('proxy-not-listed')
  return ({ headers, socket }) => {
    if (count === 0 || headers['x-forwarded-for'] === undefined) return
    if (isProxy(socket.remoteAddress ?? '')) return
    reportOnce(
      'A request with X-Forwarded-For came from an address that PROXY_ADDRESSES does not list, so the header was ignored. Add the address if it is your proxy; otherwise let only your proxy reach the port (HOST).',
    )
  }
}

/** Returns a function that logs each problem once. Others can cause it any number of times. */
function createReport(event: string): (problem: string) => void {
  const reported = new Set<string>()
  return (problem) => {
    if (reported.has(problem)) return
    reported.add(problem)
    log('warn', event, { problem })
  }
}
