import { join, normalize } from 'node:path'
import { Hono, type Context } from 'hono'
import { clientFolder, encodedFiles } from '../assets/client-folder'
import type { Bindings } from '../http/bindings'
import { chooseEncoding } from '../http/content-encoding'
import { sendFile } from '../http/send-file'

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
}

/** `GET /assets/<file>`: files of the build, which are stored compressed and have a hash in their name. */
export function assetRoutes(): Hono<Bindings> {
  const serve = async (c: Context<Bindings>, name: string) => {
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]
    const path = normalize(join(clientFolder, name))
    if (!type || !path.startsWith(clientFolder)) return c.notFound()
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    const isEncoded = encoding !== 'identity' && encodedFiles.has(name)
    c.header('Vary', 'Accept-Encoding')
    const response = await sendFile(c, {
      path: isEncoded ? `${path}.${encoding === 'br' ? 'br' : 'gz'}` : path,
      type,
      etag: `"${name.replace(/[^\w.-]/g, '_')}${isEncoded ? `-${encoding}` : ''}"`,
      ...(isEncoded && { encoding }),
    })
    return response ?? c.notFound()
  }
  return new Hono<Bindings>().get('/assets/:name', (c) => serve(c, `assets/${c.req.param('name')}`))
}
