import { Agent, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { REQUEST_ID, requestIdOf } from '../http/request-id'
import { setHeaders } from '../http/security-headers'
import { log, messageOf } from '../log'
import { createEndedNotice } from './ended-notice'
import { KNOWN_PARTS } from './known-parts'
import { PREVIEW_ENDED, PREVIEW_HEADERS, sendText } from './preview-headers'
import { PreviewProcess } from './preview-process'
import { parsePreviewUrl } from './preview-url'
import { isValidToken } from './read-overlay'
import type { Site } from '../site'

const MAX_CONNECTIONS = 32
/** The others are of visitors and of their connection. */
const FORWARDED = [
  ...['accept-encoding', 'cache-control', 'range', 'if-range', 'x-lightbox'],
  ...[KNOWN_PARTS, REQUEST_ID],
]

/** Returns a request handler that forwards to the process of previews, which only a valid token starts. */
export function createPreviewForwarder(site: Site, cmsUrl: string) {
  const preview = new PreviewProcess()
  const sendEnded = createEndedNotice(site)
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = parsePreviewUrl(request.url ?? '')
    if (!url || !(preview.isRunning || (await isValidToken(cmsUrl, url.token))))
      return sendEnded(request, response)
    const port = await preview.port()
    const outgoing = sendRequest({
      ...{ agent, port, hostname: '127.0.0.1' },
      ...{ method: request.method, path: request.url, headers: toHeaders(request) },
    })
    response.on('close', () => outgoing.destroy())
    await new Promise<void>((resolve, reject) => {
      outgoing.on('error', reject)
      outgoing.on('response', (incoming) => {
        const { statusCode = 502 } = incoming
        if (statusCode < 400) preview.stayActive()
        if (incoming.headers[PREVIEW_ENDED]) {
          incoming.resume()
          return resolve(sendEnded(request, response))
        }
        response.writeHead(statusCode, incoming.headers)
        pipeline(incoming, response, () => resolve())
      })
      outgoing.end()
    })
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    setHeaders(response, PREVIEW_HEADERS)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'A preview can only be read.')
    forward(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return void response.destroy()
      // Without the URL, because it has the token.
      log('error', 'preview-unreachable', {
        ...{ requestId: requestIdOf(request), problem: messageOf(error), outage: 'preview' },
      })
      sendText(response, 503, 'The preview is not available at the moment. Try again.')
    })
  }
}

const toHeaders = ({ headers }: IncomingMessage) =>
  Object.fromEntries(FORWARDED.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))
