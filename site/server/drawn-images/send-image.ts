import type { Context } from 'hono'
import type { Bindings } from '../http/bindings'
import { isKnown } from '../http/conditional'

/** @param image null when too many are being drawn: the visitor may try again */
export function sendImage(
  c: Context<Bindings>,
  image: Buffer | null,
  {
    type,
    etag,
    control,
  }: { readonly type: string; readonly etag: string; readonly control: string },
): Response {
  if (!image) {
    return c.text('Busy drawing. Please try again.\n', 503, {
      'Retry-After': '5',
      'Cache-Control': 'no-store',
    })
  }
  const headers = { ETag: etag, 'Cache-Control': control }
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  return c.body(new Uint8Array(image), 200, { ...headers, 'Content-Type': type })
}
