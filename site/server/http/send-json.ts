import type { Context } from 'hono'
import { chooseEncoding, encode } from '../page-cache/encodings'
import type { Bindings } from './bindings'

export async function sendJson(
  c: Context<Bindings>,
  json: string,
  headers: Record<string, string>,
) {
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const body = new Uint8Array(await encode(Buffer.from(json), encoding))
  return c.body(body, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...headers,
  })
}
