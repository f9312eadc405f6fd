import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FinishedPage } from '../page-cache/finished-page'
import { isKnown } from './conditional'

/** Writes a finished page to the socket: 200, or 304 when the visitor has it. */
export function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
): void {
  if (isKnown(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, withoutBodyHeaders(page.headers))
    response.end()
    return
  }
  response.writeHead(200, page.headers)
  response.end(page.body)
}

const OF_THE_BODY = new Set(['Content-Type', 'Content-Length', 'Content-Encoding'])

const withoutBodyHeaders = (headers: readonly string[]) =>
  headers.filter((_, index) => !OF_THE_BODY.has(headers[index - (index % 2)] ?? ''))
