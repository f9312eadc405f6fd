import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import { clientFolder } from '../assets/client-folder'
import { keptAssetsFolder } from '../assets/kept-assets'
import type { Bindings } from '../http/bindings'
import { chooseEncoding } from '../http/content-encoding'
import { sendFile } from '../http/send/send-file'
import type { Site } from '../site'

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
}
const FILE_NAME = /^[\w-][\w.-]*\.(\w+)$/
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const

/**
 * `GET /assets/<file>`: files of this build and of earlier ones, which have a hash in their name. Most are also stored
 * compressed.
 */
export function assetRoutes({ environment }: Site): Hono<Bindings> {
  const folders = [join(clientFolder, 'assets'), keptAssetsFolder(environment.siteCacheDir)]
  return new Hono<Bindings>().get('/assets/:name', async (c) => {
    const name = c.req.param('name')
    const type = TYPES[FILE_NAME.exec(name)?.[1] ?? '']
    if (!type) return c.notFound()
    c.header('Vary', 'Accept-Encoding')
    for (const folder of folders) {
      const response = await sendAsset(c, { folder, name, type })
      if (response) return response
    }
    return c.notFound()
  })
}

interface Asset {
  readonly folder: string
  readonly name: string
  readonly type: string
}

async function sendAsset(c: Context, { folder, name, type }: Asset): Promise<Response | null> {
  const accepted = chooseEncoding(c.req.header('accept-encoding'))
  for (const encoding of new Set([accepted, 'identity'] as const)) {
    const isEncoded = encoding !== 'identity'
    const response = await sendFile(c, {
      path: join(folder, name + SUFFIXES[encoding]),
      type,
      etag: isEncoded ? `"${name}-${encoding}"` : `"${name}"`,
      ...(isEncoded && { encoding }),
    })
    if (response) return response
  }
  return null
}
