import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FinishedPage } from '../page-cache/page-cache'
import { isKnown } from './conditional'

/** Writes a finished page to the socket: 200, or 304 when the visitor has it. */
export function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, status }: { page: FinishedPage; status: number },
): void {
  if (status === 200 && isKnown(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, withoutBodyHeaders(page.headers))
    response.end()
    return
  }
  response.writeHead(status, page.headers)
  response.end(request.method === 'HEAD' ? undefined : page.body)
}

const OF_THE_BODY = new Set(['Content-Type', 'Content-Length', 'Content-Encoding'])

const withoutBodyHeaders = (headers: readonly string[]) =>
  headers.filter((_, index) => !OF_THE_BODY.has(headers[index - (index % 2)] ?? ''))
