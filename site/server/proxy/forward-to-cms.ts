import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { videoTooLarge } from '@tessera/content'
import { EDITOR_SECURITY_POLICY, securityHeaders, setHeaders } from '../http/security-headers'
import { log, messageOf } from '../log'
import type { Site } from '../site'
import { BodyTooLarge, bodyLimit, bodyTime, isVideos, isForm, limitBody } from './body-limit'
import { requestHeaders, responseHeaders } from './forwarded-headers'
import { isInternalApi } from './internal-api'
import { visitorAddress } from './visitor-address'

/**
 * The CMS's own addresses. Of Next's, the files that the admin is made of: its image optimiser would work for anyone.
 * An address that a server may read as another one (dots, backslashes) is none of them.
 */
export const isCmsPath = (url: string): boolean =>
  /^\/(admin|api|_next\/static)(?=[/?]|$)/.test(url) && isPlain(url.split('?', 1)[0] ?? '')

const isPlain = (path: string) =>
  URL.canParse(path, 'http://localhost') && new URL(path, 'http://localhost').pathname === path

/** What the CMS knows. It fails at others, such as TRACE. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

/** The admin's pages are sent nothing but the calls that its own script makes: forms go to the API. */
const isAsked = ({ method = '', url = '', headers }: IncomingMessage): boolean =>
  METHODS.has(method) &&
  (/^(GET|HEAD)$/.test(method) || url.startsWith('/api') || headers['next-action'] !== undefined)

/** How long one body may stand still, ms. */
const PATIENCE = 30_000

/** Hands requests through to the CMS and its answers back, as they come. */
export function createForwarder(site: Site) {
  const { cmsUrl, siteUrl, videoLimit, trustedProxies } = site.environment
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const security = securityHeaders(siteUrl, EDITOR_SECURITY_POLICY)

  return function forward(request: IncomingMessage, response: ServerResponse): void {
    setHeaders(response, security)
    if (!isAsked(request)) return refuse(response, 405)
    if (isInternalApi(request)) return refuse(response, 403)
    const limit = bodyLimit(request, videoLimit)
    const tooLarge = isVideos(request) ? videoTooLarge(videoLimit) : REASONS[413]
    if (Number(request.headers['content-length'] ?? 0) > limit)
      return refuse(response, 413, tooLarge)
    const { hostname, port } = new URL(cmsUrl ?? '')
    const address = visitorAddress(
      {
        forwardedFor: request.headers['x-forwarded-for']?.toString(),
        socket: request.socket.remoteAddress ?? '',
      },
      trustedProxies,
    )
    const outgoing = ask({
      agent: isForm(request) ? ofOneConnection() : agent,
      hostname,
      port,
      path: request.url,
      method: request.method,
      headers: requestHeaders(request.headers, { siteUrl, address }),
    })
    const hasBody =
      request.headers['content-length'] !== undefined ||
      request.headers['transfer-encoding'] !== undefined

    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, responseHeaders(answer.headers))
      pipeline(answer, response, () => undefined) // An answer cut short ends the connection by itself.
    })
    outgoing.on('error', (error) => {
      if (response.headersSent) return void response.destroy()
      if (error instanceof BodyTooLarge) return refuse(response, 413, tooLarge)
      log('warn', 'cms-silent', { problem: messageOf(error) })
      void sayDown(site, request, response)
    })
    response.on('close', () => {
      if (!response.writableFinished) outgoing.destroy()
    })

    if (!hasBody) return void outgoing.end()
    const giveUp = () => {
      if (!request.complete && !response.headersSent) refuse(response, 408)
      outgoing.destroy()
    }
    request.setTimeout(PATIENCE, giveUp)
    const deadline = setTimeout(giveUp, bodyTime(request))
    for (const over of ['end', 'close']) request.once(over, () => clearTimeout(deadline))
    // Not `pipeline`: it would end the connection before the visitor has read why.
    const limited = limitBody(limit)
    limited.on('error', (error) => outgoing.destroy(error))
    request.on('aborted', () => outgoing.destroy())
    // An answer may come before all is read: what is left would stand before the visitor's next request.
    response.on('finish', () => {
      if (request.complete) return
      limited.unpipe(outgoing).resume()
      outgoing.destroy()
    })
    request.pipe(limited).pipe(outgoing)
  }
}

/**
 * A form that cannot be read is given up half read: the next request over its connection would never be answered. It is
 * not told to the CMS, which would close at once, before its reason has been heard.
 */
const ofOneConnection = () => new Agent({ keepAlive: false, maxSockets: 1 })

const REASONS = {
  403: 'The operator’s commands speak to the CMS on its own port, on the machine it runs on.',
  405: 'Nothing here is asked for like this.',
  408: 'The request took too long.',
  413: 'The request is too large.',
} as const

function refuse(
  response: ServerResponse,
  status: keyof typeof REASONS,
  message: string = REASONS[status],
): void {
  if (response.headersSent) return
  // What is left of the body must not be taken for the next request.
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
  response.end(JSON.stringify({ errors: [{ message }] }))
}

async function sayDown(site: Site, request: IncomingMessage, response: ServerResponse) {
  const isPage = request.headers.accept?.includes('text/html') ?? false
  const body = isPage
    ? (await site.renderer()).renderEditorDown(site.chrome('/admin'))
    : JSON.stringify({ errors: [{ message: 'The editor is not available.' }] })
  response.writeHead(502, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
  })
  response.end(body)
}
