import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** They speak of one connection, not of the message. `expect` would be answered twice. */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]
/** Only we may say these. */
const OURS = ['host', 'forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for']

/**
 * @param siteUrl the origin visitors use; a `Host` of the request's own is not believed
 * @param address the visitor's, for the CMS's limits of sign-in tries
 */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  { siteUrl, address }: { siteUrl: string; address: string },
): OutgoingHttpHeaders {
  const { host, protocol } = new URL(siteUrl)
  return {
    ...without(headers, [...HOP_BY_HOP, ...OURS]),
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-for': address,
    // A body without a length goes on in chunks.
    ...(headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
  }
}

export const responseHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  without(headers, [...HOP_BY_HOP.filter((name) => name !== 'trailer'), 'x-powered-by'])

function without(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
