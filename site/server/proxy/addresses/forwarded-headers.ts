import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { UNDECLARED_PROXY } from './undeclared-proxy'

/** Headers of one connection, not of the message. The server has already responded to `expect`. */
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
/** Headers that the site sets itself. */
const OVERWRITTEN = [
  'host',
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  UNDECLARED_PROXY,
]
/**
 * With these the CMS takes a POST for a GET. The admin sends them for long queries; of anonymous visitors, some would make
 * the CMS read a body that is not valid where it does not expect an error.
 */
const METHOD_OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override']

/**
 * @param siteUrl origin of the site; the request's own `Host` is not trusted
 * @param address of the visitor, for the CMS's limit of sign-in attempts
 * @param isSignedIn whether the session is valid, and the request is no sign-in
 */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  {
    siteUrl,
    address,
    isSignedIn,
    isUndeclaredProxy,
  }: {
    readonly siteUrl: string
    readonly address: string
    readonly isSignedIn: boolean
    readonly isUndeclaredProxy: boolean
  },
): OutgoingHttpHeaders {
  const { host, protocol } = new URL(siteUrl)
  return {
    ...without(headers, [...HOP_BY_HOP, ...OVERWRITTEN, ...(isSignedIn ? [] : METHOD_OVERRIDES)]),
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-for': address,
    ...(isUndeclaredProxy && { [UNDECLARED_PROXY]: '1' }),
    // A body without a length is forwarded in chunks.
    ...(headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
  }
}

export const responseHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  without(headers, [...HOP_BY_HOP.filter((name) => name !== 'trailer'), 'x-powered-by'])

function without(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
