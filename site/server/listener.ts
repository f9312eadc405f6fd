import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { LONGEST_UPLOAD } from '@tessera/content'
import { createApp } from './app'
import { currentSecurity } from './http/current-security'
import { setHeaders } from './http/security-headers'
import { fragmentKey, wantsFragment } from './http/wants-fragment'
import { writePage } from './http/write-page'
import { chooseEncoding } from './page-cache/encodings'
import { createForwarder, isCmsPath } from './proxy/forward-to-cms'
import type { Site } from './site'

/** Characters of path and query together. */
const LONGEST_URL = 4_096
/** Bytes of all headers; more is answered 431 by node itself. */
const LARGEST_HEADER = 16_384

/** The public server. A cached page is answered here, before anything else has looked at the request. */
export function createSiteServer(site: Site): Server {
  const handle = createHandler(site)
  return createServer(
    {
      maxHeaderSize: LARGEST_HEADER,
      headersTimeout: 15_000,
      // Videos over slow lines; all other bodies, and one that stands still, are given up much earlier.
      requestTimeout: LONGEST_UPLOAD,
      keepAliveTimeout: 65_000,
    },
    handle,
  )
}

export function createHandler(site: Site) {
  const { cache, environment } = site
  // Who watches over a server may ask in HTTP/1.0, which names no host.
  const { hostname } = new URL(environment.siteUrl)
  const app = getRequestListener(createApp(site).fetch, { hostname })
  const forward = environment.cmsUrl === null ? null : createForwarder(site)
  const security = currentSecurity(site)
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/', method, headers } = request
    if (method === 'GET') {
      const address = wantsFragment(headers) ? fragmentKey(url) : url
      const page = cache.get(address, chooseEncoding(headers['accept-encoding']?.toString()))
      if (page) {
        leaveBody(request, response)
        return writePage(request, response, page)
      }
    }
    // Refusals, too, and what is refused before a route has seen it. The CMS's answers have their own.
    setHeaders(response, security())
    if (url.length > LONGEST_URL) return refuseUrl(response)
    if (forward && isCmsPath(url)) return forward(request, response)
    leaveBody(request, response)
    void app(request, response)
  }
}

/** Nothing of the site's own reads a body: who sends one slowly must not keep a connection for as long as a video may take. */
function leaveBody({ headers }: IncomingMessage, response: ServerResponse): void {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (hasBody) response.setHeader('Connection', 'close')
}

function refuseUrl(response: ServerResponse): void {
  response.writeHead(414, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
  response.end('This address is too long.\n')
}
