import type { Context } from 'hono'
import type { Bindings } from '../http/bindings'
import { matchesEtag } from '../http/etag'
import { log } from '../log'

/** @param image null while too many images are pending: the response is 503 */
export function sendGeneratedImage(
  c: Context<Bindings>,
  image: Buffer | null,
  {
    type,
    etag,
    cacheControl,
  }: { readonly type: string; readonly etag: string; readonly cacheControl: string },
): Response {
  if (!image) {
    log('error', 'too-many-images', { requestId: c.var.requestId, outage: 'images' })
    return c.text('Too many images are being rendered. Please try again.\n', 503, {
      'Retry-After': '5',
      'Cache-Control': 'no-store',
    })
  }
  const headers = { ETag: etag, 'Cache-Control': cacheControl }
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  return c.body(new Uint8Array(image), 200, { ...headers, 'Content-Type': type })
}
