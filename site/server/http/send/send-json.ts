import type { Context } from 'hono'
import type { Bindings } from '../bindings'
import { chooseEncoding, compress } from '../content-encoding'

export async function sendJson(
  c: Context<Bindings>,
  json: string,
  headers: Record<string, string>,
) {
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const body = new Uint8Array(await compress(Buffer.from(json), encoding))
  return c.body(body, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...headers,
  })
}
