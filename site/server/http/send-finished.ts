import type { Context } from 'hono'
import type { FinishedPage } from '../page-cache/finished-page'
import type { Bindings } from './bindings'
import { isKnown } from './conditional'

/** A finished answer through a route; 304 when the visitor has it. */
export function sendFinished(
  c: Context<Bindings>,
  page: FinishedPage,
  status: 200 | 404 | 500,
): Response {
  for (let i = 0; i < page.headers.length; i += 2)
    c.header(page.headers[i] ?? '', page.headers[i + 1])
  const isOld = status === 200 && isKnown(c.req.header('if-none-match'), page.etag)
  if (!isOld) return c.body(new Uint8Array(page.body), status)
  for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding'])
    c.header(name, undefined)
  return c.body(null, 304)
}
