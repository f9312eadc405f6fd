import {
  Agent,
  request as sendRequest,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { PassThrough, pipeline } from 'node:stream'
import { videoTooLargeMessage } from '@tessera/content'
import { requestIdOf } from '../http/request-id'
import { ADMIN_SECURITY_POLICY, securityHeaders, setHeaders } from '../http/security-headers'
import { log, messageOf } from '../log'
import type { Site } from '../site'
import { createAddressList } from './addresses/address-list'
import {
  BodyTooLarge,
  isForm,
  isUpload,
  isVideoUpload,
  limitBody,
  maxBodyBytes,
} from './bodies/body-limit'
import { bodyTimes, type BodyTimeOptions } from './bodies/body-times'
import { limitPendingBodies } from './bodies/limit-pending-bodies'
import { confirmSessions } from './confirm-sessions'
import { requestHeaders, responseHeaders } from './addresses/forwarded-headers'
import { isInternalApi } from './internal-api'
import { limitTime, readBody, VisitorLeft, type BodyTimes } from './bodies/read-body'
import { refuseServerFunction } from './refuse-server-function'
import { isSignIn } from './sign-in-routes'
import { createTurns } from './take-turns'
import { watchForProxy, watchForUnlistedProxy } from './addresses/undeclared-proxy'
import { visitorAddress } from './addresses/visitor-address'

/**
 * Whether a URL is one of the CMS. Of Next.js only static files are reachable: anybody could use its image optimiser.
 * Paths that a server may normalise to another path (dots, backslashes) are not forwarded.
 */
export const isCmsPath = (url: string): boolean =>
  /^\/(admin|api|_next\/static)(?=[/?]|$)/.test(url) && isNormalised(url.split('?', 1)[0] ?? '')

const isNormalised = (path: string) =>
  URL.canParse(path, 'http://localhost') && new URL(path, 'http://localhost').pathname === path

/** Methods that the CMS supports. Others, such as TRACE, make it fail. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

/** The id of a server action. Without one, Next.js takes the body for a form, and fails where it is none. */
const ACTION_ID = /^[0-9a-f]+$/i

/** Admin pages get only reads and the server actions of their own script; forms go to the API. */
const isMethodAllowed = ({ method = '', url = '', headers }: IncomingMessage): boolean =>
  METHODS.has(method) &&
  (/^(GET|HEAD)$/.test(method) ||
    url.startsWith('/api') ||
    ACTION_ID.test(headers['next-action']?.toString() ?? ''))

/** Connections to the CMS, so that anonymous visitors never take those of editors. */
const MAX_CONNECTIONS = { editors: 64, visitors: 32 }

/** Bytes of a response that are kept for a slow reader, so that it does not keep a connection to the CMS. */
const RESPONSE_BUFFER = 4 * 1024 * 1024

export type ForwarderOptions = BodyTimeOptions

interface Forwarder {
  /**
   * Forwards a request to the CMS. Streams the forms and files of signed-in people; other bodies are read before the
   * connection is made.
   */
  forward(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Reports a proxy that the settings do not name, from a request of any kind. */
  reportProxy(request: IncomingMessage): void
}

export function createForwarder(site: Site, options: ForwarderOptions = {}): Forwarder {
  const { cmsUrl, siteUrl, videoLimit, trustedProxies, proxyAddresses } = site.environment
  const editors = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS.editors })
  const visitors = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS.visitors })
  const beginBody = limitPendingBodies()
  const visitorForms = createTurns(MAX_CONNECTIONS.visitors)
  const proxies = { count: trustedProxies, isProxy: createAddressList(proxyAddresses) }
  const isUndeclaredProxy = watchForProxy(proxies)
  const reportUnlisted = watchForUnlistedProxy(proxies)
  const security = securityHeaders(siteUrl, ADMIN_SECURITY_POLICY)
  const confirmSession = confirmSessions({ cmsUrl: cmsUrl ?? '', siteUrl })
  // A proxy that the settings name adds the header to every request.
  let isProxyKnown = trustedProxies > 0

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setHeaders(response, security)
    // Unless the CMS says otherwise, as of its scripts.
    response.setHeader('Cache-Control', 'no-store')
    if (!isMethodAllowed(request)) return sendError(response, 405)
    if (isInternalApi(request)) return sendError(response, 403)
    const limit = maxBodyBytes(request, videoLimit)
    const tooLarge = isVideoUpload(request) ? videoTooLargeMessage(videoLimit) : MESSAGES[413]
    if (Number(request.headers['content-length'] ?? 0) > limit)
      return sendError(response, 413, tooLarge)
    const isSignedIn = !isSignIn(request) && (await confirmSession(request.headers))
    if (response.destroyed) return
    const sentence = refuseServerFunction(request, { siteUrl, isSignedIn })
    if (sentence) return sendSentence(response, sentence)
    const times = bodyTimes(request, { ...options, isSignedIn })
    if (isUpload(request) && !isSignedIn) return refuseUpload(request, response, times)
    const { hostname, port } = new URL(cmsUrl ?? '')
    reportUnlisted(request)
    const address = visitorAddress(
      {
        forwardedFor: request.headers['x-forwarded-for']?.toString(),
        socket: request.socket.remoteAddress ?? '',
      },
      proxies,
    )
    const handleError = (error: Error) => {
      if (response.headersSent || response.destroyed) return void response.destroy()
      if (error instanceof BodyTooLarge) return sendError(response, 413, tooLarge)
      log('error', 'cms-silent', {
        ...{ requestId: requestIdOf(request), problem: messageOf(error), outage: 'cms' },
      })
      void sendUnavailable(site, request, response)
    }
    const connect = () => {
      const outgoing = sendRequest({
        agent:
          isForm(request) || isUpload(request)
            ? createFormAgent()
            : isSignedIn
              ? editors
              : visitors,
        hostname,
        port,
        path: request.url,
        method: request.method,
        headers: requestHeaders(request.headers, {
          ...{ siteUrl, address, isSignedIn },
          isUndeclaredProxy: isUndeclaredProxy(request),
        }),
      })
      outgoing.on('response', (incoming) => {
        response.writeHead(incoming.statusCode ?? 502, responseHeaders(incoming.headers))
        const kept = new PassThrough({ highWaterMark: RESPONSE_BUFFER })
        pipeline(incoming, kept, response, () => undefined) // If one side fails, `pipeline` closes the others.
      })
      outgoing.on('error', handleError)
      response.on('close', () => {
        if (!response.writableFinished) outgoing.destroy()
      })
      return outgoing
    }

    if (!hasBody(request)) return void connect().end()
    if (!isSignedIn && !beginBody(request, { address, refuse: () => sendError(response, 429) }))
      return
    if (isSignedIn && (isForm(request) || isUpload(request)))
      return forwardForm({ request, response, outgoing: connect(), limit, ...times })
    const onTimeout = () => sendError(response, 408)
    const forwardWhole = async () => {
      const body = await readBody(request, { limit, onTimeout, ...times })
      // The rest of a refused body may still arrive.
      if (response.headersSent) return
      if (!isForm(request)) return void connect().end(body)
      const endTurn = await visitorForms.begin()
      if (response.destroyed) return endTurn()
      connect().once('close', endTurn).end(body)
    }
    forwardWhole().catch((error) => error instanceof VisitorLeft || handleError(error))
  }

  return {
    forward,
    reportProxy: (request) => {
      if (!isProxyKnown) isProxyKnown = isUndeclaredProxy(request)
    },
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

function forwardForm({
  request,
  response,
  outgoing,
  limit,
  ...times
}: BodyTimes & {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly outgoing: ClientRequest
  /** Bytes. */
  readonly limit: number
}): void {
  const onTimeout = () => {
    sendError(response, 408)
    outgoing.destroy()
  }
  limitTime(request, { ...times, onTimeout })
  // `pipeline` would close the connection before the visitor has received the error message.
  const limited = limitBody(limit)
  limited.on('error', (error) => outgoing.destroy(error))
  request.on('aborted', () => outgoing.destroy())
  // The CMS may respond before it has read the whole body. The rest must not become part of the next request.
  response.on('finish', () => {
    if (request.complete) return
    limited.unpipe(outgoing).resume()
    outgoing.destroy()
  })
  request.pipe(limited).pipe(outgoing)
}

/**
 * An agent for one form. If the CMS rejects a form that it has read only in part, it never responds to another request
 * on the connection. With `maxSockets` Node.js does not send `Connection: close`; the CMS would close the connection
 * before its response is read.
 */
const createFormAgent = () => new Agent({ keepAlive: false, maxSockets: 1 })

const MESSAGES = {
  403: 'The internal API is available on the CMS’s own port only.',
  405: 'This method is not allowed here.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  429: 'Too many requests at the same time.',
} as const

/** The rest of the body is read and dropped, because a closed connection could lose the answer. */
function refuseUpload(request: IncomingMessage, response: ServerResponse, times: BodyTimes): void {
  const onTimeout = () => void request.destroy()
  limitTime(request, { ...times, onTimeout })
  request.resume()
  response.writeHead(403, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ errors: [{ message: 'Sign in to upload files.' }] }))
}

function sendError(
  response: ServerResponse,
  status: keyof typeof MESSAGES,
  message: string = MESSAGES[status],
): void {
  if (response.headersSent) return
  // The rest of the body must not be read as the next request.
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
  response.end(JSON.stringify({ errors: [{ message }] }))
}

/** Next.js shows a plain text only. */
function sendSentence(response: ServerResponse, sentence: string): void {
  response.writeHead(403, { 'Content-Type': 'text/plain', Connection: 'close' })
  response.end(sentence)
}

async function sendUnavailable(site: Site, request: IncomingMessage, response: ServerResponse) {
  const wantsHtml = request.headers.accept?.includes('text/html') ?? false
  const body = wantsHtml
    ? (await site.renderer()).renderEditorDown(site.pageShell('/admin'))
    : JSON.stringify({ errors: [{ message: 'The editor is not available.' }] })
  response.writeHead(502, {
    'Content-Type': wantsHtml ? 'text/html; charset=utf-8' : 'application/json',
    'Retry-After': '5',
  })
  response.end(body)
}
