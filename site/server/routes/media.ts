import { basename } from 'node:path'
import { Hono, type Context } from 'hono'
import { MediaUnavailable } from '../../../scripts/media-store/media-unavailable.mjs'
import type { Bindings } from '../http/bindings'
import { IMMUTABLE } from '../http/cache-control'
import { matchesEtag } from '../http/etag'
import { sendBytes } from '../http/send/send-bytes'
import { log } from '../log'
import { mediaFile, publicFileUrl } from '../publications/media-file'
import type { Site } from '../site'

/**
 * `GET /media/<file>`: images, videos and subtitles of published documents, and no other files. With `MEDIA_PUBLIC_URL` it
 * leads to images and videos there.
 */
export function mediaRoutes(site: Site): Hono<Bindings> {
  return new Hono<Bindings>().get('/media/:file', async (c) => {
    const { store } = site.publications
    const etag = `"${basename(c.req.path)}"`
    const text = store.subtitles.get(c.req.path)
    if (text !== undefined) {
      c.header('ETag', etag)
      c.header('Cache-Control', IMMUTABLE)
      if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304)
      return c.body(text, 200, { 'Content-Type': 'text/vtt; charset=utf-8' })
    }
    const type = store.fileType(c.req.path)
    if (!type) return c.text('There is no such image.\n', 404, NO_STORE)
    const url = publicFileUrl(site.environment.mediaPublicUrl, c.req.path, type)
    if (url !== c.req.path) {
      c.header('Cache-Control', `public, max-age=${REDIRECT_SECONDS}`)
      return c.redirect(url, 302)
    }
    try {
      return (await sendMedia(site, c, { type, etag })) ?? c.text('It is missing.\n', 404, NO_STORE)
    } catch (error) {
      if (!(error instanceof MediaUnavailable)) throw error
      log('error', 'media-unavailable', {
        ...{ requestId: c.var.requestId, problem: error.message, outage: 'media' },
      })
      return c.text('It is not available at the moment.\n', 503, {
        ...NO_STORE,
        'Retry-After': '5',
      })
    }
  })
}

const NO_STORE = { 'Cache-Control': 'no-store' }
/** An image that is unpublished meanwhile leads to an address that does not exist any more. */
const REDIRECT_SECONDS = 3600

async function sendMedia(
  { mediaStore }: Site,
  c: Context,
  file: { readonly type: string; readonly etag: string },
): Promise<Response | null> {
  const [folder, name] = mediaFile(c.req.path, file.type)
  const size = await mediaStore.size(folder, name)
  if (size === null) return null
  return sendBytes(c, { ...file, size, read: (range) => mediaStore.read(folder, name, range) })
}
