import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app'
import { currentSecurityHeaders } from './http/current-security-headers'
import { setRequestId } from './http/request-id'
import { setHeaders } from './http/security-headers'
import { writePage } from './http/send/send-page'
import { isMetricsPath, sendMetrics } from './metrics/send-metrics'
import { createSiteMetrics } from './metrics/site-metrics'
import { findCachedPage } from './page-cache/find-cached-page'
import { createPreviewForwarder } from './preview/forward-to-preview'
import { isPreviewPath } from './preview/preview-url'
import { createForwarder, isCmsPath, type ForwarderOptions } from './proxy/forward-to-cms'
import type { Site } from './site'

/** Characters of path and query string. */
const MAX_URL_LENGTH = 4_096
/** Bytes of all headers. Node.js responds to more with 431. */
const MAX_HEADER_BYTES = 16_384
const HEADERS_TIMEOUT_MS = 15_000
const KEEP_ALIVE_TIMEOUT_MS = 65_000

/** The public server. */
export function createSiteServer(site: Site, options: ForwarderOptions = {}): Server {
  return createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      // None: an editor's upload may take as long as its connection needs. The forwarder limits its pauses, and the
      // whole time of all other bodies.
      requestTimeout: 0,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    },
    createRequestHandler(site, options),
  )
}

/** Handles cached pages first, then requests for the CMS, then all others with the router. */
export function createRequestHandler(site: Site, options: ForwarderOptions = {}) {
  const { environment, drain } = site
  // HTTP/1.0 clients, such as health checks, send no `Host`.
  const { hostname } = new URL(environment.siteUrl)
  const app = getRequestListener(createApp(site).fetch, { hostname })
  const cms = environment.cmsUrl === null ? null : createForwarder(site, options)
  const forwardPreview =
    environment.cmsUrl === null ? null : createPreviewForwarder(site, environment.cmsUrl)
  const securityHeaders = currentSecurityHeaders(site)
  const metrics = createSiteMetrics(site)
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/', method, headers } = request
    if (headers['x-forwarded-for'] !== undefined) cms?.reportProxy(request)
    // Node.js then sends `Connection: close`.
    if (drain.isDraining) response.shouldKeepAlive = false
    const isTooLong = url.length > MAX_URL_LENGTH
    if (method === 'GET' && !isTooLong) {
      const page = findCachedPage(site, request)
      if (page) {
        metrics.countCachedPage()
        closeAfterBody(request, response)
        return writePage(request, response, page)
      }
    }
    // For error responses too. The forwarder sets those of the CMS.
    setHeaders(response, securityHeaders())
    setRequestId(request, response)
    const forCms = isCmsPath(url) ? cms : null
    metrics.time(response, forCms ? 'cms' : 'site')
    if (isTooLong) return sendUrlTooLong(response)
    if (forCms) return void forCms.forward(request, response)
    closeAfterBody(request, response)
    if (isMetricsPath(url) && sendMetrics({ site, metrics }, request, response)) return
    if (forwardPreview && isPreviewPath(url)) return forwardPreview(request, response)
    void app(request, response)
  }
}

/** No route of the site reads a body. A client that sends one slowly would keep the connection. */
function closeAfterBody({ headers }: IncomingMessage, response: ServerResponse): void {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (hasBody) response.setHeader('Connection', 'close')
}

function sendUrlTooLong(response: ServerResponse): void {
  response.writeHead(414, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
  response.end('This address is too long.\n')
}
