import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import type { EncodedPage } from '../../page-cache/encoded-page'
import type { Bindings } from '../bindings'
import { matchesEtag } from '../etag'

/** Headers that a response without a body does not have. */
const BODY_HEADERS = ['Content-Type', 'Content-Length', 'Content-Encoding']
const bodyHeaders = new Set(BODY_HEADERS)

/** Sends a page from a route: with `status`, or 304 if the browser has it. */
export function sendPage(
  c: Context<Bindings>,
  page: EncodedPage,
  status: 200 | 404 | 500,
): Response {
  for (let i = 0; i < page.headers.length; i += 2)
    c.header(page.headers[i] ?? '', page.headers[i + 1])
  const isNotModified = status === 200 && matchesEtag(c.req.header('if-none-match'), page.etag)
  if (!isNotModified) return c.body(new Uint8Array(page.body), status)
  for (const name of BODY_HEADERS) c.header(name, undefined)
  return c.body(null, 304)
}

/** Writes a page without the router: with 200, or 304 if the browser has it. */
export function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: EncodedPage,
): void {
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, withoutBodyHeaders(page.headers))
    response.end()
    return
  }
  response.writeHead(200, page.headers)
  response.end(page.body)
}

const withoutBodyHeaders = (headers: readonly string[]) =>
  headers.filter((_, index) => !bodyHeaders.has(headers[index - (index % 2)] ?? ''))
